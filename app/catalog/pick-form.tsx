import { useFetcher } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useLocale } from '~/i18n/use-t'
import type { Answer } from '~/session/answer-types'
import { useAnswer } from '~/ui/answers'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'
import { useCleared } from './use-cleared'

/** Adds what is ticked in a list to the cart, all at once; its ticks go when they are there. */
export function PickForm({ url, children }: { url: string; children: ReactNode }) {
  const { t, href } = useLocale()
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher)
  const form = useCleared(fetcher)
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={href('add')}
      className="picks"
      data-enhance="picked"
    >
      <FormKey />
      <input type="hidden" name="back" value={url} />
      {children}
      <div className="pick-bar">
        <Button name="intent" value="several" busy={fetcher.state !== 'idle'}>
          {t('catalog.addTicked')}
        </Button>
      </div>
    </fetcher.Form>
  )
}
