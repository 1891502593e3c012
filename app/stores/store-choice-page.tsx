import { useT } from '~/i18n/use-locale'
import { StoreChoice, type StoreChoiceProps } from './store-choice'

export function StoreChoicePage(props: StoreChoiceProps) {
  const t = useT()
  return (
    <>
      <h1>{t('stores.title')}</h1>
      <p className="item-count">
        {t(
          props.pending.some(([name]) => name === 'productId')
            ? 'stores.reason'
            : 'stores.reasonWithoutProduct',
        )}
      </p>
      <StoreChoice {...props} />
    </>
  )
}
