import { useLocale } from '~/i18n/use-t'

/** Says that there is less of a line by now than it holds, and how much. */
export function ShortLine({ left }: { left: number }) {
  const { t, number } = useLocale()
  return (
    <p className="line-short" role="alert">
      {left > 0 ? t('cart.left', { count: number(left) }) : t('cart.noneLeft')}
    </p>
  )
}
