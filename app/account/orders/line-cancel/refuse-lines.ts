import { data } from '@remix-run/cloudflare'
import { errorNotices } from '~/forms/refusal'
import type { RequestContext } from '~/session/request-context'

/** By the lines' positions; a form of the whole order holds nothing typed. */
function typedCounts(form: FormData): Record<string, string> {
  if (form.has('hepsi')) return {}
  const counts = form.getAll('adet')
  return Object.fromEntries(form.getAll('satir').map((line, at) => [line, `${counts[at] ?? ''}`]))
}

/** Ends a refused form: its page is rendered with what was typed. */
export function refuseLines(
  context: RequestContext,
  form: FormData,
  { text, status = 422 }: { text: string; status?: number },
) {
  context.notify(errorNotices(text))
  return data({ typed: typedCounts(form) }, { status })
}
