import { typedOnly } from '~/auth/security-code/security-question'
import type { Outcome } from '~/backend/http/envelope'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { noticeMs } from '~/ui/notice-times'
import { readMemberForm, refuseMemberForm } from './member-form'

const once = sendOnce<Outcome>('WAITING_ADDRESS')

/** Does what was pressed for the waiting address; the page has what was typed in its form. */
export async function changeWaitingAddress(
  context: RequestContext,
  request: Request,
  act: 'send' | 'cancel',
) {
  const read = await readMemberForm(request, context, 'person')
  const typed = { ...read, submission: typedOnly(read.submission) }
  const t = translatorOf(context.language)
  try {
    const sent = { form: read.form, payload: [act, context.session.member?.id] }
    const { membership } = context.backend
    const { ok, message } = await once(context, sent, () => membership.waitingAddress(act))
    if (!ok) return refuseMemberForm(context, typed, { text: message || t('error.general') })
    const text = message || t('register.saved')
    context.notify([{ tone: 'good', text, ms: noticeMs.default }])
    return refuseMemberForm(context, typed, { status: 200 })
  } catch (error) {
    return refuseMemberForm(context, typed, noteFailure(context, error))
  }
}
