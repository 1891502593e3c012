export function Stars(props: { value: string; count?: string; spoken: string }) {
  return (
    <span className="stars" role="img" aria-label={props.spoken}>
      {props.count ? `${props.value} (${props.count})` : props.value}
    </span>
  )
}
