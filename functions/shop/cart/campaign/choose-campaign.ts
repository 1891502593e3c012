import { failedAction, privateAnswer } from '../../answer'
import type { Call } from '../../app'
import { type Cart, readCart } from '../cart'
import { cartMessage } from '../messages'
import type { Offer } from './campaign'

/** What `cart/load` tells of campaigns; DISCOUNT is our own addition. */
export function campaignWire({ campaigns, price, language }: Cart) {
  return {
    PRICE_CAMPAIGN: price.campaign / 100,
    CAMPAIGN_LIST: campaigns.offers.map((offer) => ({
      ID: String(offer.id),
      GROUP: offer.group,
      TITLE: offer.title[language],
      DESCRIPTION: offer.about[language],
      IMAGE: '',
      SELECTED: offer.is_chosen,
      DISCOUNT: offer.discount / 100,
    })),
  }
}

type Choice = { isMeant: (offer: Offer) => boolean; isChosen: boolean }

/** Writes a choice; of a campaign that the cart does not offer it writes nothing. */
async function choose(call: Call, { isMeant, isChosen }: Choice): Promise<Response> {
  const { campaigns, session, language } = await readCart(call)
  const offer = campaigns.offers.find((one) => one.group !== '' && isMeant(one))
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
  const isMeant = (one: Offer) => one.group === group && String(one.id) === id
  return choose(call, { isMeant, isChosen: true })
}

/** POST deselect-campaign/{id} */
export function deselectCampaign(call: Call): Promise<Response> {
  const { id } = call.req.param()
  const isMeant = (one: Offer) => one.is_chosen === 1 && String(one.id) === id
  return choose(call, { isMeant, isChosen: false })
}
