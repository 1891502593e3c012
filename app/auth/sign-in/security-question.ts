import type { SubmissionResult } from '@conform-to/react'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

const dueMs = 30 * 60_000

/** Whether the button for another code was pressed: nothing is sent then. */
export const wantsNewCode = (form: FormData): boolean => form.get('kod') === 'yeni'

type Replying = { reply: (options?: { hideFields?: string[] }) => SubmissionResult }

/** A submission that shows what was typed, without errors. */
export function typedOnly<T extends Replying>(submission: T): T {
  const reply: Replying['reply'] = (options) => {
    const { initialValue } = submission.reply(options)
    return initialValue ? { initialValue } : {}
  }
  return { ...submission, reply }
}

/** Whether a code is shown again: the refused form held one, or the shop asks for one. */
export const asksForCode = (form: FormData, fields: Record<string, unknown>): boolean =>
  hasSecurityQuestion(form) || 'security_code' in fields

/** Remembers that the shop asks for a code, so that a page that is opened later shows it. */
export function rememberCode({ session }: RequestContext, due: string): void {
  session.securityCode = { audio: '', ...session.securityCode, due, until: Date.now() + dueMs }
}

/** A new question where the shop has asked for one. */
export const questionDue = async (context: RequestContext, purpose: string) =>
  context.session.securityCode?.due === purpose ? securityQuestion(context, purpose) : null

/** Whether the form held the security question, so that a refusal needs a new one. */
export const hasSecurityQuestion = (form: FormData): boolean => form.has('security_code')

/** The proof against bots in a form, by its names in the contract: a captcha's response, else the security code. */
export function securityAnswer(form: FormData): Record<string, string> {
  const fieldValue = (name: string, max: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, max) : ''
  }
  const captcha = fieldValue('g-recaptcha-response', 4000)
  if (captcha) return { 'g-recaptcha-response': captcha }
  const code = fieldValue('security_code', 16)
  return code ? { security_code: code } : {}
}

/** Our address of the code as sound (app/routes.ts). */
const audioPath = '/guvenlik-kodu/ses'

/** Loads a new security question; null when there is none. The previous one becomes invalid. */
export async function securityQuestion(
  context: RequestContext,
  purpose: string,
  formPath?: string,
): Promise<SecurityQuestion | null> {
  const { session } = context
  try {
    const question = await context.backend.membership.captcha(purpose, formPath)
    const { audio = '' } = question ?? {}
    const { due = '' } = session.securityCode ?? {}
    session.securityCode = audio || due ? { due, audio, until: Date.now() + dueMs } : undefined
    return question && { ...question, audio: audio && audioPath }
  } catch (error) {
    noteFailure(context, error)
    return null
  }
}
