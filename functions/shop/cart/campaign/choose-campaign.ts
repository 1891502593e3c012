import { failedAction, privateAnswer } from '../../answer'
import type { Call } from '../../app'
import { formatMoney } from '../../money'
import { type Cart, readCart } from '../cart'
import { cartMessage } from '../messages'
import type { Campaign, Unmet } from './campaign'

/** Why a campaign that was chosen takes nothing off. */
function unmetText({ missing }: Unmet, { language, settings }: Cart): string {
  if (missing === 0) return cartMessage('noCampaign', language)
  const amount = formatMoney(missing, settings.currency, language)
  return cartMessage('campaignMissing', language, amount)
}

/** What `cart/load` tells of campaigns; DISCOUNT is our own addition. */
export function campaignWire(cart: Cart) {
  const { campaigns, price, language } = cart
  const row = (one: Campaign, about: string, discount: number) => ({
    ID: String(one.id),
    GROUP: one.group,
    TITLE: one.title[language],
    DESCRIPTION: about,
    IMAGE: '',
    SELECTED: one.is_chosen,
    DISCOUNT: discount / 100,
  })
  return {
    PRICE_CAMPAIGN: price.campaign / 100,
    CAMPAIGN_LIST: [
      ...campaigns.offers.map((one) => row(one, one.about[language], one.discount)),
      ...campaigns.unmet.map((one) => row(one, unmetText(one, cart), 0)),
    ],
  }
}

type Choice = { isMeant: (offer: Campaign) => boolean; isChosen: boolean }

/** Writes a choice; of a campaign that the cart does not offer it writes nothing. */
async function choose(call: Call, { isMeant, isChosen }: Choice): Promise<Response> {
  const { campaigns, session, language } = await readCart(call)
  const all = [...campaigns.offers, ...campaigns.unmet]
  const offer = all.find((one) => one.group !== '' && isMeant(one))
  if (!offer) return failedAction(call, cartMessage('noCampaign', language))
  // A patch by null removes.
  const choice = JSON.stringify({ [offer.group]: isChosen ? offer.id : null })
  await call.env.DB.prepare(
    'UPDATE session SET campaigns = json_patch(campaigns, ?2) WHERE id = ?1',
  )
    .bind(session, choice)
    .run()
  return privateAnswer(call, { status: 1, statusText: '' })
}

/** POST select-campaign/{group}/{id}: it counts from now on, in the place of another of its group. */
export function selectCampaign(call: Call): Promise<Response> {
  const { group, id } = call.req.param()
  const isMeant = (one: Campaign) => one.group === group && String(one.id) === id
  return choose(call, { isMeant, isChosen: true })
}

/** POST deselect-campaign/{id} */
export function deselectCampaign(call: Call): Promise<Response> {
  const { id } = call.req.param()
  const isMeant = (one: Campaign) => one.is_chosen === 1 && String(one.id) === id
  return choose(call, { isMeant, isChosen: false })
}
