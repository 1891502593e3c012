import type { RequestContext } from '~/session/request-context'

/** An answer of a key is about 1 kB; one with a certificate may be several. */
const maxLength = 20_000

/** The browser's answer in a form, JSON that only the shop reads; '' without one, as without script. */
export function responseIn(form: FormData): string {
  const response = String(form.get('yanit') ?? '')
  return response.length <= maxLength ? response : ''
}

/** Why a form came without an answer: there is no script, or it was pressed before its code had come. */
export const noAnswerText = (
  { preferences }: Pick<RequestContext, 'preferences'>,
  otherwise: 'passkeys.notUsed' | 'passkeys.notMade',
) => (preferences.script ? otherwise : 'passkeys.needsScript')
