import { ShortLine } from '~/cart/short-line'
import { useLocale } from '~/i18n/use-t'
import type { OrderLine } from '~/shop/order-model'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'

/**
 * Lines that there is less of by now, instead of the button that would order them: one press takes what is left, and
 * says that it removes them where nothing is.
 */
export function ShortLines({ lines }: { lines: OrderLine[] }) {
  const { t, href } = useLocale()
  const isSomeLeft = lines.some(({ left }) => left !== null && left > 0)
  return (
    <form method="post" action={href('orderConfirm')} className="form wide">
      <FormKey />
      <input type="hidden" name="adim" value="kalan" />
      <h2>{t('order.short')}</h2>
      <ul>
        {lines.map(({ title, variantLabel, left, shortage }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same and never change places.
          <li key={place}>
            {[title, variantLabel].filter(Boolean).join(' · ')}
            <ShortLine left={left ?? 0} shortage={shortage} />
          </li>
        ))}
      </ul>
      <Button tone="main">{t(isSomeLeft ? 'order.takeLeft' : 'order.removeShort')}</Button>
    </form>
  )
}
