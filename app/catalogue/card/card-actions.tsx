import { HeartButton } from '~/favourites/hearts/heart-button'
import { useLocale } from '~/i18n/use-locale'
import { Icon } from '~/ui/pictures/icon'

/**
 * Favourite and comparison buttons of a card. All cards share one form (app/layout/header/locale-menu.tsx), which keeps lists
 * small; for the same reason script adds the comparison button unless several can be chosen.
 */
export function CardActions(props: {
  id: string
  title: string
  isFavourite: boolean
  compare: boolean
}) {
  const { t, href } = useLocale()
  const { id, title, isFavourite, compare } = props
  return (
    <div className="card-actions">
      {compare && (
        <button
          type="submit"
          form="card-actions"
          formAction={href('compareChange')}
          name="add"
          value={id}
          aria-label={`${t('compare.button')}: ${title}`}
        >
          <Icon name="compare" />
        </button>
      )}
      <HeartButton
        id={id}
        isFavourite={isFavourite}
        label={`${t('favourites.button')}: ${title}`}
      />
    </div>
  )
}
