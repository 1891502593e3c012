import css from './passkey.css?url'

/** What every form of a passkey has: the field for the browser's answer, and its style. */
export function PasskeyFields() {
  return (
    <>
      <link rel="stylesheet" href={css} />
      <input type="hidden" name="yanit" />
    </>
  )
}
