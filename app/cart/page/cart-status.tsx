import { useContext, useEffect, useState } from 'react'
import { useLocale } from '~/i18n/use-locale'
import { FormStatesContext } from '~/rendering/forms/form-state'

/** Tells a screen reader that the cart is being changed, and that it has been. A refusal is a notice alone, or stands at its field. */
export function CartStatus() {
  const { t, href } = useLocale()
  const { waiting, answers } = useContext(FormStatesContext)
  const [sentBy, setSentBy] = useState('')
  const [sending] = waiting
  const changing =
    sending && [href('cartLine'), href('cartUpdate')].includes(sending.action) && sending.form.id
  useEffect(() => {
    if (changing) setSentBy(changing)
  }, [changing])
  const isChanged = answers[sentBy]?.unchanged === false
  return (
    <p role="status" className="visually-hidden">
      {changing ? t('cart.updating') : isChanged && t('cart.updated')}
    </p>
  )
}
