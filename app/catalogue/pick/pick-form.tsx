import type { ReactNode } from 'react'
import { useCleared } from '~/catalogue/pick/use-cleared'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useFormState } from '~/rendering/forms/form-state'
import { Button } from '~/ui/button'

const formId = 'product-selection'

/** Adds the ticked products of a list to the cart, then clears their ticks. */
export function PickForm({ url, children }: { url: string; children: ReactNode }) {
  const { t, href } = useLocale()
  const { isSending, answer } = useFormState(formId)
  useCleared(formId, answer)
  return (
    <Form
      id={formId}
      action={href('cartAdd')}
      className="product-selection"
      noValidate={false}
      behavior="picked-events"
    >
      <input type="hidden" name="back" value={url} />
      {children}
      <div className="selection-bar">
        <Button tone="main" name="intent" value="several" busy={isSending}>
          {t('catalog.addSelected')}
        </Button>
      </div>
    </Form>
  )
}
