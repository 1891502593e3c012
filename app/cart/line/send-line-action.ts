import type { ClientActionFunctionArgs } from '@remix-run/react'
import { sendCartAction } from '~/rendering/forms/client-action'
import type { ActionResult } from '~/session/response-data'

/** The client action of changes of lines: a line, while it is there, says why a count was not taken, in place of a notice that leads nowhere. */
export async function sendLineAction(args: ClientActionFunctionArgs): Promise<ActionResult> {
  const sent = await args.request.clone().formData()
  const isCount = String(sent.get('intent')).startsWith('update')
  const ofForm = ({ value }: HTMLInputElement) => sent.getAll('line').includes(value)
  const fields = document.querySelectorAll<HTMLInputElement>('[name=line]')
  const line = isCount ? [...fields].find(ofForm) : undefined
  const answer = await sendCartAction(args)
  const notice = answer.notices.at(-1)
  const isInLine = answer.unchanged && line?.isConnected && notice && !notice.link
  return isInLine ? { ...answer, notices: [], reason: notice.text } : answer
}
