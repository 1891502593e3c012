import { runPendingAction } from '~/auth/pending-action'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

const promptWidth = 480

/** The prompts of the shop as notices; with script the first one opens a dialog. */
export function promptsOf(
  context: RequestContext,
  prompts = context.session.member?.asks ?? [],
): Notice[] {
  const t = translatorOf(context.language)
  const pages = { password: 'changePassword', consent: 'preferences' } as const
  return prompts.map((prompt, at) => ({
    tone: 'warn',
    text: t(prompt === 'password' ? 'auth.weakPassword' : 'auth.consentNeeded'),
    link: {
      href: hrefOf(pages[prompt], context.language),
      text: t(prompt === 'password' ? 'auth.changePassword' : 'auth.preferences'),
      dialogWidth: promptWidth,
      // Only one dialog at a time.
      now: at === 0,
    },
    ms: noticeMs.default,
  }))
}

function welcome(context: RequestContext): Notice {
  const t = translatorOf(context.language)
  const name = context.session.member?.name
  const text = name ? t('auth.welcome', { name }) : t('auth.welcomeNameless')
  return { tone: 'good', text, ms: noticeMs.default }
}

/**
 * What a sign-in says, in one notice: what became of the pending action, and the first prompt; the account page has all.
 * @param mustChange whether a notice about an expired password follows
 */
export async function noticesAfterSignIn(
  context: RequestContext,
  mustChange = false,
): Promise<Notice[]> {
  const results = await runPendingAction(context)
  const [prompt] = promptsOf(context)
  if (!prompt) return results.length > 0 || mustChange ? results : [welcome(context)]
  const isPlain = ({ tone, link }: Notice) => tone === 'good' && !link
  const texts = results.filter(isPlain).map(({ text }) => text)
  const others = results.filter((one) => !isPlain(one))
  return [...others, { ...prompt, text: [...texts, prompt.text].join(' ') }]
}

/** Reads what the shop says of the member, without our own calls by the registration form (call 11). */
export async function refreshMember(context: RequestContext): Promise<void> {
  const { account, isKnownMissing, membership } = context.backend
  const member = await account.member().catch(() => null)
  if (member) context.session.member = member
  if (member || !isKnownMissing('GLOBALS')) return
  const form = await membership.registerForm(true).catch(() => null)
  const { member: before } = context.session
  if (form && before) before.asks = form.isConsentDue ? ['consent'] : []
}
