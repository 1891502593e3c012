import type { Submission } from '@conform-to/react'
import type { RequestContext } from '~/session/request-context'
import { refuse } from '~/session/respond'
import type { FieldErrors } from './read-fields'
import { errorNotices } from './refusal'

export type Refusal = {
  /** Errors by field, beyond those of the submission. */
  errors?: FieldErrors
  /** What belongs to no field; '' for nothing. */
  text?: string
  status?: number
}

/** Renders the page again with the errors, a notice and what was typed. @param state what else the page needs */
export function refuseForm<State extends object>(
  context: Pick<RequestContext, 'notify'>,
  submission: Pick<Submission<unknown>, 'reply'>,
  { errors = {}, text = '', status = 422 }: Refusal,
  state?: State,
) {
  const result = submission.reply({ fieldErrors: errors })
  return refuse(context, result, { status, notices: errorNotices(text), state })
}
