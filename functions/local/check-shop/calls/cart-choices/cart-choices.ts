import type { CallCheck, CallRequest, Findings, Need } from '../../call-check'
import { type Facts, idAt, valueAt } from '../../facts'
import { action, cartAction } from '../../shapes/actions'
import { dangerOf, ofLine } from './own-line'

export function learnCampaign(facts: Facts, rows: unknown[]): void {
  const named = rows
    .filter((row) => valueAt(row, 'SELECTED') !== undefined)
    .map((row) => ({ id: idAt(row, 'ID') ?? '', group: idAt(row, 'GROUP') ?? '' }))
  const found = named.find(({ id, group }) => id && group)
  if (found) facts.campaign = found
}

const ofCampaign =
  (parts: (named: { id: string; group: string }) => string[]) =>
  (facts: Facts): CallRequest | string => {
    if (!facts.campaign) return 'the cart offers no campaign'
    return dangerOf(facts) ?? { parts: parts(facts.campaign), form: {} }
  }

const campaign = {
  number: 0,
  as: 'guest',
  isPersonal: true,
  stage: 'lines',
  need: ({ facts }: Findings): Need => (facts.campaign ? 'needed' : 'unused'),
  expected: { kind: 'json', shape: action },
  mayRefuse: true,
  feature: 'campaigns of the cart',
  without: 'The cart offers campaigns, but none can be chosen.',
} as const

/** What a shopper chooses beside the goods of a cart. */
export const choiceCalls: CallCheck[] = [
  {
    ...campaign,
    key: 'CAMPAIGN_SELECT',
    request: ofCampaign(({ group, id }) => [group, id]),
  },
  {
    ...campaign,
    key: 'CAMPAIGN_DESELECT',
    stage: 'removal',
    request: ofCampaign(({ id }) => [id]),
  },
  {
    number: 0,
    key: 'CART_NOTE',
    as: 'guest',
    isPersonal: true,
    stage: 'lines',
    need: ({ facts }) => (facts.takesNotes ? 'needed' : 'unused'),
    request(facts) {
      if (!facts.takesNotes) return 'no line of the cart takes a note'
      const found = ofLine((index) => [index])(facts)
      return typeof found === 'string' ? found : { ...found, form: { content: '' } }
    },
    expected: { kind: 'json', shape: cartAction },
    feature: 'notes beside lines',
    without: 'The cart has a field for a note, but none can be written.',
  },
]
