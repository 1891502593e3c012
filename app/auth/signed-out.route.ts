import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { noticeMs } from '~/cart/rules'
import { translatorOf } from '~/i18n/translators'
import { hrefOf } from '~/site-map'

/**
 * Where the Worker sends a request whose refresh was refused: the session has forgotten the member, home is
 * next. Script's steps and posts come here too, so that Remix itself says where to go.
 */
export function loader({ context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'signed out'
  if (!visit.session.member) {
    const text = translatorOf(visit.language)('auth.ended')
    visit.flash([{ tone: 'warn', text, ms: noticeMs.default }])
  }
  return redirect(hrefOf('home', visit.language), 303)
}

export function action(args: ActionFunctionArgs) {
  return loader(args)
}
