/** A colour as a drawn dot: the content policy forbids style attributes. */
export function Dot({ colour }: { colour: string }) {
  return (
    <svg className="dot" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={colour} />
    </svg>
  )
}
