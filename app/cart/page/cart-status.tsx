import { useContext, useEffect, useState } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { FormStatesContext } from '~/rendering/forms/form-state'

/** Tells a screen reader that the cart is being changed, and that it has been. What failed is a notice. */
export function CartStatus() {
  const { t, href } = useLocale()
  const { sending, answers } = useContext(FormStatesContext)
  const [sentBy, setSentBy] = useState('')
  const changing =
    sending && [href('cartLine'), href('cartUpdate')].includes(sending.action) && sending.form.id
  useEffect(() => {
    if (changing) setSentBy(changing)
  }, [changing])
  const isChanged = answers[sentBy]?.unchanged !== true && sentBy !== ''
  return (
    <p role="status" className="visually-hidden">
      {changing ? t('cart.updating') : isChanged && t('cart.updated')}
    </p>
  )
}
