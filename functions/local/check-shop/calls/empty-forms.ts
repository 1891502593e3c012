import { type TriedForm, triedForms } from '../../../../app/backend/site/site-calls'
import type { CallCheck, Need } from '../call-check'

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
