import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { sendHearts } from '~/favourites/send-hearts'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { endSessions } from './end-sessions'
import { signOut } from './sign-in'

/** Signs out; with `oturum=all` on every device, or on none where the shop does not do it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  await sendHearts(context)
  const isEverywhere = (await request.formData()).get('oturum') === 'all'
  const ended = isEverywhere ? await endSessions(context, 'all') : null
  if (ended && !ended.ok) {
    context.flash(errorNotices(ended.message || t('error.general')))
    return redirect(hrefOf('devices', context.language), 303)
  }
  await signOut(context)
  context.flash([{ tone: 'good', text: t('auth.signedOut'), ms: noticeMs.default }])
  return redirect(hrefOf('home', context.language), 303)
}

export function loader() {
  return redirect(hrefOf('account', 'tr'))
}
