import { useLocale } from '~/i18n/use-locale'

/** Says beside a unit price that VAT comes on top. */
export function VatExcluded({ percent }: { percent: number }) {
  const { t } = useLocale()
  return percent > 0 && <small> {t('product.vatExcluded', { percent })}</small>
}
