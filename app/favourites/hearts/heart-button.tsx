import { Icon } from '~/ui/pictures/icon'

type Props = { id: string; isFavourite: boolean; label: string }

/** A heart on a picture: a button of the form that all cards of a page share (app/layout/header/locale-menu.tsx). */
export function HeartButton({ id, isFavourite, label }: Props) {
  return (
    <button
      type="submit"
      form="card-actions"
      name="fav"
      value={isFavourite ? `-${id}` : id}
      aria-pressed={isFavourite}
      aria-label={label}
    >
      <Icon name="heart" />
    </button>
  )
}
