import { round } from '../catalogue/money'
import type { Call } from '../server/call'
import { action } from '../server/reply'
import { type CartView, cartTotal } from './cart-count'

/** What this shop offers for every cart; of a group one can be chosen. */
const campaigns = [
  {
    id: '31',
    group: '4',
    title: 'Sepette %5',
    about: 'B&uuml;t&uuml;n &uuml;r&uuml;nlerde',
    percent: 5,
  },
  { id: '32', group: '4', title: 'Bahar: %2', about: '', percent: 2 },
]

/** What the session's campaign takes off its goods. */
export const campaignOff = (view: CartView): number => {
  const chosen = campaigns.find(({ id }) => id === view.session.campaign)
  return round((cartTotal(view) * (chosen?.percent ?? 0)) / 100)
}

export const campaignFields = (view: CartView) => ({
  PRICE_CAMPAIGN: campaignOff(view).toFixed(2),
  CAMPAIGN_LIST: campaigns.map(({ id, group, title, about }) => ({
    ID: Number(id),
    GROUP: group,
    TITLE: title,
    DESCRIPTION: about,
    IMAGE: '',
    SELECTED: id === view.session.campaign ? '1' : 0,
  })),
})

/** `select-campaign/{group}/{id}` */
export function selectCampaign(call: Call): Response {
  const [group, id] = call.parts
  const found = campaigns.find((one) => one.group === group && one.id === id)
  if (!found) return action(0, 'Kampanya bulunamad&#305;')
  call.session.campaign = found.id
  return action(1, '')
}

/** `deselect-campaign/{id}` */
export function deselectCampaign(call: Call): Response {
  if (call.session.campaign !== call.parts[0]) return action(0, 'Kampanya bulunamad&#305;')
  call.session.campaign = ''
  return action(1, '')
}
