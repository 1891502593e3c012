import type { ReactNode } from 'react'
import css from '~/auth/auth.css?url'
import { Button } from '~/ui/button'
import { ErrorSummary } from './error-summary'
import { Form } from './form'

type Props = {
  title: string
  lead?: ReactNode
  action: string
  /** Labels of the fields, for the error summary. */
  names: Record<string, string>
  errors?: Record<string, string[]> | undefined
  send: string
  children: ReactNode
  after?: ReactNode
  /** Message of a window before it closes. */
  done?: { text: string; ms: number }
}

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
      <Form action={action} className="form" data-done-text={done?.text} data-done-ms={done?.ms}>
        <ErrorSummary fields={errors} names={names} />
        {children}
        <Button tone="main">{send}</Button>
      </Form>
      {after}
    </div>
  )
}
