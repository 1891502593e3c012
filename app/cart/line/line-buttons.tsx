import type { CartLine } from '~/backend/cart/cart-model'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

type Props = { line: CartLine; busy: boolean; canSave?: boolean; canMove?: boolean }

/** What can be done with one line of the cart, each a submit button of the cart's form. */
export function LineButtons({ line, busy, canSave, canMove }: Props) {
  const { t, href } = useLocale()
  const { index, title, left } = line
  const buttonOf = (intent: string, text: string) => ({
    name: 'intent',
    value: `${intent}:${index}`,
    formAction: href('cartLine'),
    formNoValidate: true,
    busy,
    'aria-label': `${text}: ${title}`,
    children: text,
  })
  return (
    <>
      <Button
        {...buttonOf('update', t('cart.update'))}
        tone="text"
        className="without-script"
        formNoValidate={false}
      />
      {left !== null && left > 0 && <Button {...buttonOf('take', t('cart.takeRemaining'))} />}
      {canSave && <Button {...buttonOf('save', t('cart.later'))} tone="text" />}
      {canMove && (
        <Button
          {...buttonOf('favourite', t('cart.toFavourites'))}
          tone="text"
          data-behavior="favourites"
        />
      )}
      <Button {...buttonOf('delete', t('cart.remove'))} tone="text" />
    </>
  )
}
