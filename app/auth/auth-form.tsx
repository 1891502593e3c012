import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'
import css from './auth.css?url'
import { ErrorSummary } from './error-summary'

type Props = {
  title: string
  /** What the shopper should know first. */
  lead?: ReactNode
  action: string
  /** How the form calls its fields, for the summary of errors. */
  names: Record<string, string>
  errors?: Record<string, string[]> | undefined
  send: string
  children: ReactNode
  /** What stands below the form. */
  after?: ReactNode
  /** What a window says once it is done, before it goes on. */
  done?: { text: string; ms: number }
}

/** A page that is one form about a visitor's own account. */
export function AuthForm({
  title,
  lead,
  action,
  names,
  errors,
  send,
  children,
  after,
  done,
}: Props) {
  return (
    <div className="auth">
      <link rel="stylesheet" href={css} />
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      <form
        method="post"
        action={action}
        className="form"
        noValidate
        data-done-text={done?.text}
        data-done-ms={done?.ms}
      >
        <ErrorSummary fields={errors} names={names} />
        <FormKey />
        {children}
        <Button tone="main">{send}</Button>
      </form>
      {after}
    </div>
  )
}
