import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { addressId } from '~/account/address-form/address-owner'
import type { Outcome } from '~/backend/http/envelope'
import { errorNotices } from '~/forms/refusal'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { respond } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

/** A typed URL leads to the list. */
export function loader({ context }: ActionFunctionArgs) {
  return redirect(hrefOf('addresses', context.language), 302)
}

const once = sendOnce<Outcome>('ADDRESS_DELETE')

export async function action({ request, context }: ActionFunctionArgs) {
  requireMember(context, hrefOf('addresses', context.language))
  const t = translatorOf(context.language)
  const form = await request.formData()
  const id = addressId(form.get('id'))
  const back = hrefOf('addresses', context.language)
  const bad = (text: string) => errorNotices(text)
  try {
    const outcome = await once(context, { form }, () => context.backend.addresses.remove(id))
    if (!outcome.ok)
      return respond(context, back, { notices: bad(outcome.message || t('address.notFound')) })
    const notices = [{ tone: 'good' as const, text: t('address.removed'), ms: noticeMs.default }]
    return respond(context, back, { notices })
  } catch (error) {
    return respond(context, back, { notices: bad(noteFailure(context, error).text) })
  }
}
