import { type TriedForm, triedForms } from '../../../../app/backend/site/site-calls'
import {
  type PlatformPageName,
  platformPaths,
} from '../../../../app/session/hand-over/platform-pages'
import type { CallCheck, Need } from '../call-check'
import { showsPageAt } from './readers'

/** The pages of the shop itself that do what it has no call for (decision 068), by that call. */
const pages = [
  ['order', 'ORDER_SUMMARY', 'checkout'],
  ['orders', 'ORDER_LIST', 'list of orders'],
  ['orderFollow', 'ORDER_TRACK', 'way to follow an order'],
  ['forgotPassword', 'FORGOT_PASSWORD', 'way to a new password'],
] as const satisfies [PlatformPageName, string, string][]

/** Whether the pages that the storefront leads to are there. */
export const handOverCalls: CallCheck[] = pages.map(([name, call, feature]) => {
  const path = platformPaths[name].slice(1)
  return {
    number: 0,
    key: 'PLATFORM_PAGE',
    variant: `/${path}`,
    as: 'guest',
    mayRedirect: true,
    stage: 'end',
    need: ({ present }): Need => (present.has(call) ? 'unused' : 'needed'),
    request: ({ answered }) =>
      answered.has(call) ? 'the shop has a call for it' : { parts: [path] },
    expected: { kind: 'page', reads: showsPageAt(path) },
    feature,
    without: `Without its call too, the storefront leads to the shop’s home page and says that /${path} is not there (PLATFORM_PAGES names another page).`,
  }
})

const forms: [TriedForm, need: Need, feature: string, without: string][] = [
  ['ALARM_ADD', 'optional', 'alarms of price and stock', 'Alarms are set on the shop’s own page.'],
  [
    'COMMENT_WRITE',
    'optional',
    'writing of reviews',
    'Reviews are written on the shop’s own page.',
  ],
  [
    'FORGOT_PASSWORD',
    'handed over',
    'new passwords',
    'A forgotten password is replaced on the shop’s own page.',
  ],
]

/** Forms that the storefront tries too, empty and as a guest: every shop that has them refuses that. */
export const emptyForms: CallCheck[] = forms.map(([key, need, feature, without]) => ({
  ...{ number: 0, key, as: 'guest', isPersonal: true, stage: 'session' },
  ...{ need, feature, without, expected: { kind: 'refusal' } },
  request: () => ({ parts: triedForms[key], form: {} }),
}))
