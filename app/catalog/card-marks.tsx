import { useLocale } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/**
 * The comparison and the heart of a card: buttons of the one form that all cards share (app/shell/choices.tsx), so
 * that a list of them costs little (rows F01, K01).
 */
export function CardMarks(props: { id: string; title: string; kept: boolean }) {
  const { t, href } = useLocale()
  const { id, title, kept } = props
  return (
    <div className="marks">
      <button
        type="submit"
        form="mark"
        formAction={href('compareChange')}
        name="add"
        value={id}
        aria-label={`${t('compare.mark')}: ${title}`}
      >
        <Icon name="compare" />
      </button>
      <button
        type="submit"
        form="mark"
        name="fav"
        value={kept ? `-${id}` : id}
        aria-pressed={kept}
        aria-label={`${t('favourites.mark')}: ${title}`}
      >
        <Icon name="heart" />
      </button>
    </div>
  )
}
