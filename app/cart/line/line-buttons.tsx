import type { CartLine } from '~/backend/cart/cart-model'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

/** What can be done with one line of the cart, each a submit button of the cart's form. */
export function LineButtons({ line, busy }: { line: CartLine; busy: boolean }) {
  const { t, href } = useLocale()
  const { index, title } = line
  const sending = { formAction: href('cartLine'), busy }
  return (
    <>
      <Button
        tone="text"
        className="without-script"
        name="intent"
        value={`update:${index}`}
        {...sending}
        aria-label={t('cart.updateLine', { title })}
      >
        {t('cart.update')}
      </Button>
      {line.left !== null && line.left > 0 && (
        <Button
          name="intent"
          value={`take:${index}`}
          {...sending}
          formNoValidate
          aria-label={t('cart.takeRemainingOfLine', { title })}
        >
          {t('cart.takeRemaining')}
        </Button>
      )}
      <Button
        tone="text"
        name="intent"
        value={`delete:${index}`}
        {...sending}
        formNoValidate
        aria-label={t('cart.removeLine', { title })}
      >
        {t('cart.remove')}
      </Button>
    </>
  )
}
