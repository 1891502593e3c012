import { html } from 'hono/html'
import type { Call } from '../app'
import { newArea } from '../app'
import type { Language } from '../locale'
import { readLanguage } from '../locale'
import { formatMoney } from '../money'
import { providerFrame } from '../provider-frame'
import { sha256 } from '../session/session'
import type { OrderRow } from './order-queries'
import { orderOfPayment } from './order-queries'
import { beginProcessing, settlePayment } from './settle'

/** The reference payment provider: its page approves or refuses a payment and leads back. It takes no card numbers. */
export const payment = newArea()

const WORDS = {
  tr: {
    title: 'Deneme ödemesi',
    text: 'Bu bir deneme sayfasıdır, kart bilgisi istenmez.',
    order: 'Sipariş',
    pay: 'Ödemeyi onayla',
    refuse: 'Ödemeyi reddet',
    later: 'Onay sonra bildirilsin',
    over: 'Bu ödeme sonuçlandı ya da geçersiz.',
    back: 'Mağazaya dön',
  },
  en: {
    title: 'Test payment',
    text: 'This is a test page; no card is asked for.',
    order: 'Order',
    pay: 'Approve the payment',
    refuse: 'Refuse the payment',
    later: 'Approve it later',
    over: 'This payment is over or not valid.',
    back: 'Back to the shop',
  },
  de: {
    title: 'Testzahlung',
    text: 'Dies ist eine Testseite; keine Karte wird verlangt.',
    order: 'Bestellung',
    pay: 'Zahlung bestätigen',
    refuse: 'Zahlung ablehnen',
    later: 'Später bestätigen',
    over: 'Diese Zahlung ist abgeschlossen oder ungültig.',
    back: 'Zurück zum Shop',
  },
  ar: {
    title: 'دفع تجريبي',
    text: 'هذه صفحة تجريبية ولا تُطلب أي بطاقة.',
    order: 'الطلب',
    pay: 'تأكيد الدفع',
    refuse: 'رفض الدفع',
    later: 'تأكيد لاحقًا',
    over: 'انتهت عملية الدفع هذه أو أنها غير صالحة.',
    back: 'العودة إلى المتجر',
  },
} satisfies Record<Language, Record<string, string>>

const PATH = '/odeme/:secret{[0-9a-f]{32}}'

const find = async (call: Call): Promise<OrderRow | null> =>
  orderOfPayment(call.env.DB, await sha256(call.req.param('secret') ?? ''))

function page(
  call: Call,
  order: OrderRow | null,
  status: 200 | 404 | 409,
): Response | Promise<Response> {
  const language = readLanguage(order?.language) ?? 'tr'
  const words = WORDS[language]
  const isOpen = order && ['waiting', 'processing'].includes(order.payment) && status === 200
  const body = isOpen
    ? html`<p>${words.order} ${order.number}</p>
<p><strong>${formatMoney(order.total, order.currency, language)}</strong></p><p>${words.text}</p>
<form method="post"><button name="sonuc" value="onay">${words.pay}</button>
<button name="sonuc" value="ret">${words.refuse}</button>
${order.payment === 'waiting' ? html`<button name="sonuc" value="sonra">${words.later}</button>` : ''}</form>`
    : html`<p role="alert">${words.over}</p>${order?.return_url ? html`<p><a href="${backOf(order)}">${words.back}</a></p>` : ''}`
  return providerFrame(call, { language, title: words.title, body, status })
}

function backOf(order: OrderRow): string {
  const url = new URL(order.return_url)
  url.searchParams.set('siparis', order.number)
  return url.href
}

payment.get(PATH, async (call) => {
  const order = await find(call)
  return page(call, order, order ? 200 : 404)
})

payment.post(PATH, async (call) => {
  const order = await find(call)
  if (!order) return page(call, null, 404)
  const answer = (await call.req.formData().catch(() => null))?.get('sonuc')
  if (answer !== 'onay' && answer !== 'ret' && answer !== 'sonra') return page(call, order, 200)
  if (answer === 'sonra') await beginProcessing(call.env.DB, order.number)
  else await settlePayment(call.env, order, answer === 'onay')
  // A repeated answer changes nothing: the first one counts, and the shop knows it.
  return order.return_url ? call.redirect(backOf(order), 303) : page(call, order, 409)
})
