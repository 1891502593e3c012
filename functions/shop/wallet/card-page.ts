import { html } from 'hono/html'
import type { Call } from '../app'
import { newArea } from '../app'
import { field, readForm } from '../form'
import type { Language } from '../locale'
import { readLanguage } from '../locale'
import { providerFrame } from '../provider-frame'
import { sha256 } from '../session/session'
import { brandOf, isCardNumber, readExpiry } from './card-number'
import { type CardEntry, cardEntryOf, endCardEntry } from './queries'

/** The reference provider's page for entering a card number, which the storefront never sees. */
export const cardPage = newArea()

const WORDS = {
  tr: {
    title: 'Kart kaydet (deneme)',
    text: 'Gerçek kart girmeyin. Deneme kartı: 4111 1111 1111 1111',
    holder: 'Kart üzerindeki ad',
    number: 'Kart numarası',
    expiry: 'Son kullanma (AA/YY)',
    cvc: 'Güvenlik kodu',
    save: 'Kartı kaydet',
    no: 'Vazgeç',
    wrong: 'Kart bilgilerini kontrol edin.',
    over: 'Bu sayfanın süresi doldu.',
  },
  en: {
    title: 'Keep a card (test)',
    text: 'Do not type a real card. Test card: 4111 1111 1111 1111',
    holder: 'Name on the card',
    number: 'Card number',
    expiry: 'Expiry (MM/YY)',
    cvc: 'Security code',
    save: 'Keep the card',
    no: 'Cancel',
    wrong: 'Check the card details.',
    over: 'This page has run out.',
  },
  de: {
    title: 'Karte speichern (Test)',
    text: 'Keine echte Karte eingeben. Testkarte: 4111 1111 1111 1111',
    holder: 'Name auf der Karte',
    number: 'Kartennummer',
    expiry: 'Gültig bis (MM/JJ)',
    cvc: 'Prüfnummer',
    save: 'Karte speichern',
    no: 'Abbrechen',
    wrong: 'Prüfen Sie die Kartendaten.',
    over: 'Diese Seite ist abgelaufen.',
  },
  ar: {
    title: 'حفظ بطاقة (تجريبي)',
    text: 'لا تكتب بطاقة حقيقية. بطاقة التجربة: 4111 1111 1111 1111',
    holder: 'الاسم على البطاقة',
    number: 'رقم البطاقة',
    expiry: 'الانتهاء (شهر/سنة)',
    cvc: 'رمز الأمان',
    save: 'احفظ البطاقة',
    no: 'إلغاء',
    wrong: 'تحقّق من بيانات البطاقة.',
    over: 'انتهت مدة هذه الصفحة.',
  },
} satisfies Record<Language, Record<string, string>>

const PATH = '/kart/:secret{[0-9a-f]{32}}'
const hashOf = (call: Call) => sha256(call.req.param('secret') ?? '')

function page(call: Call, entry: CardEntry | null, wrong: boolean) {
  const language = readLanguage(entry?.language) ?? 'tr'
  const words = WORDS[language]
  const input = (name: 'holder' | 'number' | 'expiry' | 'cvc', complete: string) =>
    html`<label>${words[name]}<input name="${name}" autocomplete="${complete}" dir="ltr" ${name === 'holder' ? '' : 'inputmode=numeric'}></label>`
  const body = entry
    ? html`<p>${words.text}</p>${wrong ? html`<p role="alert">${words.wrong}</p>` : ''}
<form method="post">${input('holder', 'cc-name')}${input('number', 'cc-number')}${input('expiry', 'cc-exp')}${input('cvc', 'cc-csc')}
<button>${words.save}</button> <button name="no" value="1">${words.no}</button></form>`
    : html`<p role="alert">${words.over}</p>`
  const status = entry ? (wrong ? 422 : 200) : 404
  return providerFrame(call, { language, title: words.title, body, status })
}

cardPage.get(PATH, async (call) =>
  page(call, await cardEntryOf(call.env.DB, await hashOf(call)), false),
)

cardPage.post(PATH, async (call) => {
  const hash = await hashOf(call)
  const entry = await cardEntryOf(call.env.DB, hash)
  if (!entry) return page(call, null, false)
  const fields = await readForm(call)
  const back = (word: string) => {
    const url = new URL(entry.return_url)
    url.searchParams.set('kart', word)
    return call.redirect(url.href, 303)
  }
  if (field(fields, 'no')) {
    await endCardEntry(call.env.DB, hash, null)
    return back('vazgecildi')
  }
  const digits = field(fields, 'number').replace(/[\s-]/g, '')
  const expiry = readExpiry(field(fields, 'expiry'), new Date().toISOString().slice(0, 7))
  const holder = field(fields, 'holder').slice(0, 60)
  const isGood = isCardNumber(digits) && /^\d{3,4}$/.test(field(fields, 'cvc')) && holder !== ''
  if (!isGood || !expiry) return page(call, entry, true)
  const card = { brand: brandOf(digits), last4: digits.slice(-4), expiry, holder }
  await endCardEntry(call.env.DB, hash, card)
  return back('kaydedildi')
})
