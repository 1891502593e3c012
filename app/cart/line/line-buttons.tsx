import type { CartLine } from '~/backend/cart/cart-model'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

type Props = { line: CartLine; busy: boolean; canSave?: boolean }

/** What can be done with one line of the cart, each a submit button of the cart's form. */
export function LineButtons({ line, busy, canSave = false }: Props) {
  const { t, href } = useLocale()
  const { index, title, left } = line
  const sending = { name: 'intent', formAction: href('cartLine'), busy, formNoValidate: true }
  const textButton = { ...sending, tone: 'text' } as const
  return (
    <>
      <Button
        {...textButton}
        className="without-script"
        formNoValidate={false}
        value={`update:${index}`}
        aria-label={t('cart.updateLine', { title })}
      >
        {t('cart.update')}
      </Button>
      {left !== null && left > 0 && (
        <Button
          {...sending}
          value={`take:${index}`}
          aria-label={t('cart.takeRemainingOfLine', { title })}
        >
          {t('cart.takeRemaining')}
        </Button>
      )}
      {canSave && (
        <Button {...textButton} value={`save:${index}`} aria-label={t('cart.laterLine', { title })}>
          {t('cart.later')}
        </Button>
      )}
      <Button
        {...textButton}
        value={`delete:${index}`}
        aria-label={t('cart.removeLine', { title })}
      >
        {t('cart.remove')}
      </Button>
    </>
  )
}
