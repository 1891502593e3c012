/** A colour as a drawn dot: the content policy forbids style attributes. */
export function Dot({ colour }: { colour: string }) {
  return (
    <svg className="swatch" aria-hidden="true">
      <circle r="99" fill={colour} />
    </svg>
  )
}
