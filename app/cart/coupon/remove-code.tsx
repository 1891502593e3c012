import { Form } from '~/forms/form'
import { useLocale, useT } from '~/i18n/use-locale'
import { useFormState } from '~/rendering/forms/form-state'
import { Button } from '~/ui/button'

const id = 'remove-code'

/** Takes the code away that the cart has; of a form to `cartCoupon`. */
export function RemoveButton({ busy }: { busy: boolean }) {
  const t = useT()
  return (
    <Button tone="text" name="code" value="" busy={busy}>
      {t('cart.couponRemove')}
    </Button>
  )
}

/** Takes the code of the cart away where no cart stands around it, and leads to the cart: a link's page would put its own in again. */
export function RemoveCode() {
  const { href } = useLocale()
  const { isSending } = useFormState(id)
  return (
    <Form id={id} action={href('cartCoupon')}>
      <input type="hidden" name="toCart" value="1" />
      <RemoveButton busy={isSending} />
    </Form>
  )
}
