import type { OrderLine } from '~/backend/checkout/order-model'
import { ShortLine } from '~/cart/line/short-line'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

/** Replaces the order button when lines are short: one press reduces them to what is left, or removes them. */
export function ShortLines({ lines }: { lines: OrderLine[] }) {
  const { t, href } = useLocale()
  const isSomeLeft = lines.some(({ left }) => left !== null && left > 0)
  return (
    <Form action={href('orderConfirm')} className="form full-width">
      <input type="hidden" name="adim" value="kalan" />
      <h2>{t('order.shortage')}</h2>
      <ul>
        {lines.map(({ title, variantLabel, left, shortage }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same and never change places.
          <li key={index}>
            {[title, variantLabel].filter(Boolean).join(' · ')}
            <ShortLine left={left ?? 0} shortage={shortage} />
          </li>
        ))}
      </ul>
      <Button tone="main">
        {t(isSomeLeft ? 'order.takeRemaining' : 'order.removeShortLines')}
      </Button>
    </Form>
  )
}
