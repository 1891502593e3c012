import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useFormState } from '~/rendering/forms/form-state'
import { Button } from '~/ui/button'

const id = 'remove-code'

/** Takes the code of the cart away, where no line stands beside it. */
export function RemoveCode() {
  const { t, href } = useLocale()
  const { isSending } = useFormState(id)
  return (
    <Form id={id} action={href('cartCoupon')}>
      <Button tone="text" name="code" value="" busy={isSending}>
        {t('cart.couponRemove')}
      </Button>
    </Form>
  )
}
