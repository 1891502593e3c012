import { useFetcher } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useCleared } from '~/catalogue/filters/use-cleared-filters'
import { useLocale } from '~/i18n/use-locale'
import { useAnswer } from '~/rendering/form-answer'
import { FormKey } from '~/rendering/visitor-values'
import type { ActionResult } from '~/session/response-data'
import { Button } from '~/ui/button'

/** Adds the ticked products of a list to the cart, then clears their ticks. */
export function PickForm({ url, children }: { url: string; children: ReactNode }) {
  const { t, href } = useLocale()
  const fetcher = useFetcher<ActionResult>()
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
