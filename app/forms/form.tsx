import { type FormHTMLAttributes, forwardRef } from 'react'
import { FormKey } from '~/rendering/visitor-values'

type Props = Omit<FormHTMLAttributes<HTMLFormElement>, 'method'> & {
  action: string
  hides?: boolean
  /** Behaviours that take the form over (app/layout/behaviors.ts). */
  behavior?: string | undefined
  leadsInPlace?: boolean | undefined
}

/**
 * Every form that changes something: a native POST with an idempotency key. Script submits it in place, wherever it
 * stands (app/rendering/forms/use-form-submissions.ts). The server validates it with our own messages; with
 * `noValidate={false}` the browser checks it first.
 */
export const Form = forwardRef<HTMLFormElement, Props>(function Form(
  { hides, behavior, leadsInPlace, noValidate = true, children, ...rest },
  ref,
) {
  return (
    <form
      ref={ref}
      method="post"
      noValidate={noValidate}
      data-hide-when-sent={hides ? '' : undefined}
      data-behavior={behavior}
      data-leads-in-place={leadsInPlace ? '' : undefined}
      {...rest}
    >
      <FormKey />
      {children}
    </form>
  )
})
