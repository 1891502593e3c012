import { useT } from '~/i18n/use-t'
import { StoreChoice, type StoreChoiceProps } from './store-choice'

/** The store choice as a page of its own. */
export function StoreChoicePage(props: StoreChoiceProps) {
  const t = useT()
  return (
    <>
      <h1>{t('stores.title')}</h1>
      <p className="cart-count">
        {t(props.pending.some(([name]) => name === 'productId') ? 'stores.why' : 'stores.whyAny')}
      </p>
      <StoreChoice {...props} />
    </>
  )
}
