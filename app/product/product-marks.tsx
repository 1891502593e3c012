import { useMarked } from '~/favourites/use-marked'
import { useLocale } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** Heart and comparison of the product page, and the way to the list. */
export function ProductMarks({ id }: { id: string }) {
  const { t, href } = useLocale()
  const kept = useMarked()(id)
  return (
    <div className="pd-marks" data-enhance="marks">
      <button
        type="submit"
        className="b b-text"
        form="mark"
        name="fav"
        value={kept ? `-${id}` : id}
        aria-pressed={kept}
      >
        <Icon name="heart" />
        {t('favourites.mark')}
      </button>
      <button
        type="submit"
        className="b b-text"
        form="mark"
        name="add"
        value={id}
        formAction={href('compareChange')}
      >
        <Icon name="compare" />
        {t('compare.mark')}
      </button>
      <a href={href('compare')} data-compare rel="nofollow">
        {t('compare.list')}
      </a>
    </div>
  )
}
