/** A rating as one star and a figure; `spoken` says it in words. */
export function Stars(props: { value: string; count?: string; spoken: string }) {
  return (
    <span className="stars">
      <span aria-hidden="true">
        <b>★</b> {props.value}
        {props.count && ` (${props.count})`}
      </span>
      <span className="vh">{props.spoken}</span>
    </span>
  )
}
