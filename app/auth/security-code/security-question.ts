import type { SubmissionResult } from '@conform-to/react'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { noteFailure, platformLink } from '~/session/failure'
import { handOverLink } from '~/session/hand-over/hand-over'
import type { PlatformPageName } from '~/session/hand-over/platform-pages'
import type { RequestContext } from '~/session/request-context'
import type { Session } from '~/session/session'

const dueMs = 30 * 60_000

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

/** Whether the form held the security question, so that a refusal needs a new one. */
export const hasSecurityQuestion = (form: FormData): boolean => form.has('security_code')

export const asksForCode = (form: FormData, fields: Record<string, unknown>): boolean =>
  hasSecurityQuestion(form) || 'security_code' in fields

type CodeState = NonNullable<Session['securityCode']>

function changeCodeState({ session }: RequestContext, change: Partial<CodeState>): void {
  const before = session.securityCode ?? { due: [], audio: '' }
  session.securityCode = { ...before, ...change, until: Date.now() + dueMs }
}

export const isCodeDue = ({ session }: RequestContext, purpose: string): boolean =>
  session.securityCode?.due.includes(purpose) ?? false

/** Remembers that the shop asks for a code, so that a page that is opened later shows it. */
export function rememberCode(context: RequestContext, purpose: string): void {
  const { due = [] } = context.session.securityCode ?? {}
  changeCodeState(context, { due: [...new Set([...due, purpose])] })
}

/** A shop that refuses a form all the same may not know the provider: its own code alone is shown next. */
export const noteVerified = (context: RequestContext): void =>
  changeCodeState(context, { isVerified: true })

export const questionDue = async (context: RequestContext, purpose: string) =>
  isCodeDue(context, purpose) ? securityQuestion(context, purpose) : null

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

const noCode: SecurityQuestion = { text: '', picture: '', audio: '' }

/** The provider's widget with the shop's own question, which is there for browsers without script. */
export function withWidget(
  { captcha, session }: RequestContext,
  question: SecurityQuestion | null,
): SecurityQuestion | null {
  if (!captcha || (question && session.securityCode?.isVerified)) return question
  const { provider, siteKey } = captcha
  return { ...(question ?? noCode), widget: { provider, siteKey } }
}

const audioPath = '/guvenlik-kodu/ses'

async function loadQuestion(
  context: RequestContext,
  purpose: string,
  formPath?: string,
): Promise<SecurityQuestion | null> {
  try {
    const question = await context.backend.membership.captcha(purpose, formPath)
    const { audio = '' } = question ?? {}
    if (context.captcha && question) rememberCode(context, purpose)
    if (audio || context.session.securityCode) changeCodeState(context, { audio })
    return question && { ...question, audio: audio && audioPath }
  } catch (error) {
    noteFailure(context, error)
    return null
  }
}

const pageOf: Partial<Record<string, PlatformPageName>> = {
  login: 'signIn',
  'otp-request': 'signIn',
  'reset-password': 'forgotPassword',
  'customer-register': 'register',
  'forgot-password': 'forgotPassword',
  'order-track': 'orderFollow',
}

/** In place of a code that is demanded and cannot be displayed: the shop's own page; null where nothing is handed over. */
function linkElsewhere(context: RequestContext, purpose: string): SecurityQuestion | null {
  const page = pageOf[purpose]
  const elsewhere = (page && handOverLink(context, page)) ?? platformLink(context, '/')
  return elsewhere ? { ...noCode, elsewhere } : null
}

/** The shop's own question for a form that demands one. */
export const ownQuestion = async (context: RequestContext, purpose: string) =>
  (await loadQuestion(context, purpose, '')) ?? linkElsewhere(context, purpose)

/** The same or the widget of a provider. @param formPath the picture that the shop's form names */
export const securityQuestion = async (context: RequestContext, purpose: string, formPath = '') =>
  withWidget(context, await loadQuestion(context, purpose, formPath)) ??
  linkElsewhere(context, purpose)

/** The same for a form of which the shop may demand none. */
export const offeredQuestion = async (context: RequestContext, purpose: string) =>
  isCodeDue(context, purpose)
    ? securityQuestion(context, purpose)
    : withWidget(context, await loadQuestion(context, purpose))
