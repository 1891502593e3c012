import type { TextareaHTMLAttributes } from 'react'
import { ErrorText, refusedAttributes } from './error-text'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  id: string
  name: string
  label: string
  hint?: string
  errors?: string[]
}

/** A labelled text of several lines with its errors. */
export function TextField({ label, hint, errors, id, ...rest }: Props) {
  const isHinted = hint && !errors?.some((error) => error.startsWith(hint))
  const hintId = isHinted ? `${id}-description` : undefined
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isHinted && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <textarea {...rest} {...refusedAttributes({ id, errors }, hintId)} className="input" />
      <ErrorText id={id} errors={errors} />
    </div>
  )
}
