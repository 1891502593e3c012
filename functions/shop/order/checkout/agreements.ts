import { html } from 'hono/html'
import type { AddressRow } from '../../address/queries'
import { codesOf } from '../../cart/cart'
import type { Language } from '../../locale'
import { formatCount } from '../../money'
import { orderText } from '../messages'
import { discountsOf } from '../order-wire'
import type { AgreementWords } from './agreement-texts'
import { agreementWords } from './agreement-texts'
import { documentMoney } from './document-money'
import { instalmentWords } from './instalments'
import { choiceWords, noteText } from './line-choices'
import { type Seller, sellerLine } from './seller'
import type { Plan } from './summary'

export type Agreement = { ID: 'pre-information' | 'distance-sales'; TITLE: string; CONTENT: string }

function addressLine(row: AddressRow | null): string {
  if (!row) return '—'
  const { fullname, company, address, district, town, city, state, country, post_code } = row
  const regions = [district, town, city, state, [post_code, country].filter(Boolean).join(' ')]
  return [company || fullname, address, ...regions].filter(Boolean).join(', ')
}

/** Whether the shop says the VAT of all that is ordered: prices include it. */
const isWithVat = ({ cart }: Plan): boolean =>
  cart.lines.every(({ row }) => row.vat > 0 || row.is_gift_card === 1)

/** Goods, buyer, delivery and amounts, which both documents must state. */
function facts(plan: Plan, email: string, words: AgreementWords, language: Language) {
  const { cart, facts: choices, delivery, invoice, cargo, payment, amounts, instalment } = plan
  const discounts = discountsOf({ ...amounts, ...codesOf(cart) }, language)
  const money = (cents: number) => documentMoney(cents, cart.settings.currency, language)
  const row = (title: string, text: string) => html`<tr><th>${title}</th><td>${text}</td></tr>`
  return html`<h3>${words.parties}</h3>
<table>${row(words.seller, sellerLine(plan.seller, words.taxOffice))}${row(words.buyer, [delivery?.fullname ?? '', email].filter(Boolean).join(', '))}
${row(words.delivery, addressLine(delivery))}${row(words.invoice, addressLine(invoice))}</table>
<h3>${isWithVat(plan) ? `${words.goods} (${words.vatIncluded})` : words.goods}</h3>
<table>${cart.lines.map(({ row: line, price }, index) =>
    row(
      [
        line.title,
        line.option1,
        line.option2,
        ...(choices[index] ? choiceWords(choices[index], language) : []),
        noteText(line.order_note, language),
      ]
        .filter(Boolean)
        .join(', '),
      `${formatCount(line.count, language)} × ${money(price.unit)} = ${money(price.total)}`,
    ),
  )}
${row(words.cargo, `${cargo?.title ?? '—'}: ${money(amounts.cargo)}`)}
${row(words.payment, payment ? `${payment.title}${amounts.service ? `: ${money(amounts.service)}` : ''}` : '—')}
${discounts.map(({ title, total }) => row(title, money(-total)))}
${amounts.surcharge === 0 ? '' : row(orderText('surcharge', language), money(amounts.surcharge))}
${row(words.total, money(amounts.total))}
${instalment ? row(orderText('instalments', language), instalmentWords(instalment, amounts.total, money)) : ''}</table>`
}

/** The two documents of an order, filled from its current plan. */
export function agreementsOf(plan: Plan, email: string, language: Language): Agreement[] {
  const words = agreementWords[language]
  const { seller } = plan
  const filled = facts(plan, email, words, language)
  return [
    {
      ID: 'pre-information',
      TITLE: words.preInformation,
      CONTENT: document(words.preLead, filled, clausesOf(seller, 'preInformation', language)),
    },
    {
      ID: 'distance-sales',
      TITLE: words.distanceSales,
      CONTENT: document(words.saleLead, filled, clausesOf(seller, 'distanceSales', language)),
    },
  ]
}

function clausesOf(
  { law }: Seller,
  document: 'preInformation' | 'distanceSales',
  language: Language,
): string[] {
  const basis = law.basis?.[language]
  const clauses = (law[document] ?? []).map((clause) => clause[language])
  return basis ? [...clauses, `${agreementWords[language].basis}: ${basis}`] : clauses
}

const document = (lead: string, filled: ReturnType<typeof facts>, rules: string[]): string =>
  String(html`<p>${lead}</p>${filled}${rules.map((rule) => html`<p>${rule}</p>`)}`)
