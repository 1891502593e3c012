import type { FrameIconName } from './icon-sprite'
import type { ProductIconName } from './product-icons'

export type IconName = FrameIconName | ProductIconName

/** A 24 px icon in the text's colour; decorative, since the control has a name. */
export function Icon(props: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${props.name}`} />
    </svg>
  )
}
