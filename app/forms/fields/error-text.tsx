type Refused = { id: string; errors?: string[] | undefined }

/**
 * Attributes of a control that say whether it was refused, and what describes it. Without script the first one on the
 * page that asks for the focus gets it: the error summary where there is one, else the first refused control.
 * @param hintId of its hint, if it has one
 */
export function refusedAttributes({ id, errors }: Refused, hintId?: string) {
  const isRefused = errors?.length ? true : undefined
  const described = [hintId, isRefused && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    autoFocus: isRefused,
    'aria-invalid': isRefused,
    'aria-describedby': described || undefined,
  }
}

/** Hides a message after a time (app/rendering/behaviors/temporary.ts). */
const temporaryFor = (ms: number) => ({
  'data-behavior': 'temporary',
  'data-load-on': 'visible',
  'data-timeout-ms': ms,
})

/** Errors of the control with this id. @param ms how long script shows them, in ms; without it until the control is entered */
export function ErrorText({ id, errors, ms }: Refused & { ms?: number | undefined }) {
  if (!errors?.length) return null
  return (
    <p className="field-error" id={`${id}-error`} role="alert" {...(ms && temporaryFor(ms))}>
      {errors.join(' ')}
    </p>
  )
}
