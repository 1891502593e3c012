import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/**
 * The heart of a card: a button of the one form that all cards share (app/shell/choices.tsx), so that a list of them
 * costs little (row F01). Script puts the comparison beside it (card-extras.ts).
 */
export function CardMarks(props: { id: string; title: string; kept: boolean }) {
  const t = useT()
  const { id, title, kept } = props
  return (
    <div className="marks">
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
