import { useLocale } from '~/i18n/use-locale'
import { Icon } from '~/ui/pictures/icon'

export function ProductActions({ id }: { id: string }) {
  const { t, href } = useLocale()
  return (
    <div className="product-actions" data-behavior="favourites">
      <button
        type="submit"
        className="button button-text"
        form="card-actions"
        name="add"
        value={id}
        formAction={href('compareChange')}
      >
        <Icon name="compare" />
        {t('compare.button')}
      </button>
      <a href={href('compare')} data-compare rel="nofollow">
        {t('compare.list')}
      </a>
    </div>
  )
}
