import type { Language } from '../locale'

/** The words about gift cards; `{used}`, `{left}`, `{code}`, `{amount}` and `{date}` are replaced. */
const TEXTS = {
  title: { tr: 'Hediye kartı', en: 'Gift card', de: 'Geschenkkarte', ar: 'بطاقة الهدية' },
  inCart: {
    tr: 'Hediye kartınızdan {used} kullanılacak, {left} kalacak.',
    en: '{used} of your gift card will be used, {left} will be left.',
    de: 'Von Ihrer Geschenkkarte werden {used} verwendet, {left} bleiben.',
    ar: 'سيُستخدم {used} من بطاقة الهدية ويبقى {left}.',
  },
  waits: {
    tr: 'Hediye kartınız eklendi. Bakiyesi {left}.',
    en: 'Your gift card has been added. Its balance is {left}.',
    de: 'Ihre Geschenkkarte wurde hinzugefügt. Guthaben: {left}.',
    ar: 'أُضيفت بطاقة الهدية. رصيدها {left}.',
  },
  over: {
    tr: 'Bu hediye kartı artık geçerli değil',
    en: 'This gift card is no longer valid',
    de: 'Diese Geschenkkarte ist nicht mehr gültig',
    ar: 'لم تعد بطاقة الهدية هذه صالحة',
  },
  spent: {
    tr: 'Bu hediye kartının bakiyesi kalmadı',
    en: 'This gift card has no balance left',
    de: 'Diese Geschenkkarte ist aufgebraucht',
    ar: 'نفد رصيد بطاقة الهدية هذه',
  },
  onlyCards: {
    tr: 'Hediye kartıyla hediye kartı alınamaz',
    en: 'A gift card cannot buy gift cards',
    de: 'Mit einer Geschenkkarte sind keine Geschenkkarten zu kaufen',
    ar: 'لا يمكن شراء بطاقات هدية ببطاقة هدية',
  },
  tooOften: {
    tr: 'Çok sık denendi. Bir süre sonra tekrar deneyin.',
    en: 'That was tried too often. Try later.',
    de: 'Das wurde zu oft versucht. Versuchen Sie es später.',
    ar: 'محاولات كثيرة. حاول لاحقًا.',
  },
  mail: {
    tr: 'Hediye kartınız hazır',
    en: 'Your gift card is ready',
    de: 'Ihre Geschenkkarte ist da',
    ar: 'بطاقة الهدية جاهزة',
  },
  howTo: {
    tr: 'Kodu bağlantıdaki sayfada ya da sepette “Kupon ya da hediye kartı kodu” alanına yazın. {date} tarihine kadar geçerlidir, bir seferde harcanması gerekmez.',
    en: 'Write the code into the field “Coupon or gift card code” on the page of the link, or in the cart. It is valid until {date} and need not be spent at once.',
    de: 'Geben Sie den Code auf der Seite des Links oder im Warenkorb in das Feld „Gutschein- oder Geschenkkartencode“ ein. Er gilt bis {date} und muss nicht auf einmal eingelöst werden.',
    ar: 'اكتب الرمز في خانة «رمز القسيمة أو بطاقة الهدية» في صفحة الرابط أو في السلة. صالح حتى {date} ولا يلزم إنفاقه دفعة واحدة.',
  },
  endsOn: {
    tr: 'Hediye kartı {date} tarihine kadar geçerli.',
    en: 'The gift card is valid until {date}.',
    de: 'Die Geschenkkarte gilt bis {date}.',
    ar: 'بطاقة الهدية صالحة حتى {date}.',
  },
  yearAfter: {
    tr: 'Hediye kartı, tutar geri yüklendikten sonra en az bir yıl geçerli.',
    en: 'After that the gift card is valid for at least a year.',
    de: 'Danach gilt die Geschenkkarte mindestens ein Jahr.',
    ar: 'وتبقى بطاقة الهدية صالحة بعد ذلك سنة على الأقل.',
  },
} as const

/** A sentence about gift cards, with amounts and codes as texts. */
export function giftText(
  name: keyof typeof TEXTS,
  language: Language,
  values: Record<string, string> = {},
): string {
  return TEXTS[name][language].replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}
