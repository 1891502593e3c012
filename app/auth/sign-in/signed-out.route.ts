import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { translatorOf } from '~/i18n/translators'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

/** Target of requests whose token refresh was refused: the Worker has already removed the member from the session. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.session.member) {
    const text = translatorOf(context.language)('auth.sessionEnded')
    context.flash([{ tone: 'warn', text, ms: noticeMs.default }])
  }
  return redirect(hrefOf('home', context.language), 303)
}

export function action(args: ActionFunctionArgs) {
  return loader(args)
}
