import type { IconName } from './icon-sprite'

/** A 24 px icon in the text's colour; decorative, since the control has a name. */
export function Icon(props: { name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`#i-${props.name}`} />
    </svg>
  )
}
