import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { sendHearts } from '~/favourites/send-hearts'
import { translatorOf } from '~/i18n/translators'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { signOut } from './sign-in'

export async function action({ context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  await sendHearts(context)
  await signOut(context)
  context.flash([{ tone: 'good', text: t('auth.signedOut'), ms: noticeMs.default }])
  return redirect(hrefOf('home', context.language), 303)
}

export function loader() {
  return redirect(hrefOf('account', 'tr'))
}
