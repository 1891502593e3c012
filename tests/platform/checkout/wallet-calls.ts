import { memberOf } from '../members/signed-in'
import type { Call, Route } from '../server/call'
import { replayed } from '../server/replay'
import { action, json } from '../server/reply'

const guest = () => action(0, 'Lütfen giriş yapın')

function list(call: Call): Response {
  const cards = memberOf(call)?.cards ?? []
  return json({
    CARDS:
      cards.length > 0
        ? cards.map(({ id, brand, last4, expiry, name, isValid }) => ({
            ID: String(id),
            BRAND: brand,
            LAST4: id % 2 === 0 ? Number(last4) : last4,
            EXPIRY: expiry,
            NAME: name,
            IS_VALID: isValid ? 'true' : 0,
          }))
        : null,
  })
}

/** The provider's page, where the card is typed. */
function register(call: Call): Response {
  const member = memberOf(call)
  if (!member) return guest()
  const query = new URLSearchParams({
    member: member.code,
    return_url: call.form.get('return_url'),
  })
  return action(1, '', { url: `${call.platform.origin}/kart?${query}` })
}

const ownCard = (call: Call) => memberOf(call)?.cards.find(({ id }) => id === Number(call.parts[0]))

function validate(call: Call): Response {
  const card = ownCard(call)
  if (!card) return action(0, 'Kart bulunamadı')
  card.isValid = true
  return action(1, 'Kartınız doğrulandı')
}

function remove(call: Call): Response {
  const [member, card] = [memberOf(call), ownCard(call)]
  if (!member || !card) return action(0, 'Kart bulunamadı')
  member.cards = member.cards.filter((one) => one !== card)
  return action(1, 'Kartınız silindi')
}

/** Pays an order that waits for its payment. */
function purchase(call: Call): Response {
  const [member, card] = [memberOf(call), ownCard(call)]
  if (!member || !card?.isValid) return action(0, 'Kart bulunamadı')
  const order = call.platform.orders.find(
    ({ number, memberId }) => memberId === member.id && number === call.form.get('order'),
  )
  if (order?.paymentState !== 'waiting') return action(0, 'Ödenecek sipariş bulunamadı')
  Object.assign(order, { paymentState: 'paid', statusId: Math.max(order.statusId, 2) })
  return action(1, 'Ödeme alındı')
}

const at = '/srv/service/card-wallet'

export const walletCalls: Route[] = [
  { methods: ['GET'], at: `${at}/list`, answer: list },
  { methods: ['POST'], at: `${at}/register`, answer: register },
  { methods: ['POST'], at: `${at}/validate`, answer: validate },
  { methods: ['POST'], at: `${at}/delete`, answer: remove },
  { methods: ['POST'], at: `${at}/purchase`, answer: replayed(purchase) },
]
