import { data } from '@remix-run/cloudflare'
import { errorNotices } from '~/forms/refusal'
import type { RequestContext } from '~/session/request-context'
import { wholeLine } from './step'

/** By the lines' positions; a form of the whole order holds nothing typed. */
export function typedPieces(form: FormData): Record<string, string> {
  if (form.has('hepsi')) return {}
  const [counts, ticked] = [form.getAll('adet'), form.getAll(wholeLine)]
  return Object.fromEntries(
    form
      .getAll('satir')
      .map((line, at) => [line, ticked.includes(line) ? '1' : `${counts[at] ?? ''}`]),
  )
}

/** Ends a refused form: its page is rendered with what was typed. */
export function refuseLines(
  context: RequestContext,
  form: FormData,
  { text, status = 422 }: { text: string; status?: number },
) {
  context.notify(errorNotices(text))
  return data({ typed: typedPieces(form), faults: {}, sum: undefined }, { status })
}
