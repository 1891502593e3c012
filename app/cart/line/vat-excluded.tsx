import { useLocale } from '~/i18n/use-locale'

export function VatExcluded({ percent }: { percent: number }) {
  const { t } = useLocale()
  return percent > 0 && <small> {t('product.vatExcluded', { percent })}</small>
}
