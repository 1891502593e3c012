import { useLocale } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/**
 * The heart of a card, and its comparison where several are chosen: buttons of the one form that all cards share
 * (app/shell/choices.tsx), so that a list of them costs little. Script puts the comparison beside every
 * heart (card-extras.ts): a list pays in bytes for each.
 */
export function CardMarks(props: { id: string; title: string; kept: boolean; compare: boolean }) {
  const { t, href } = useLocale()
  const { id, title, kept, compare } = props
  return (
    <div className="marks">
      {compare && (
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
      )}
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
