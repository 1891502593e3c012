import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { sendHearts } from '~/favourites/send-hearts'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { signOut } from './sign-in'

/** Signs out. If the backend fails, its token stays valid, so the member stays signed in and sees an error. */
export async function action({ context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  try {
    await sendHearts(context)
    await signOut(context)
    context.flash([{ tone: 'good', text: t('auth.signedOut'), ms: noticeMs.default }])
    return redirect(hrefOf('home', context.language), 303)
  } catch (error) {
    context.flash(errorNotices(noteFailure(context, error).text))
    return redirect(hrefOf('account', context.language), 303)
  }
}

export function loader() {
  return redirect(hrefOf('account', 'tr'))
}
