import type { IconName } from './icon-sprite'

/** One drawing of the sprite, 24 px, in the text's colour. It says nothing by itself: the control has a name. */
export function Icon(props: { name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`#i-${props.name}`} />
    </svg>
  )
}
