import type { Texts } from './languages'

export type Content = { id: number; title: Texts; path: Texts; html: Texts }

const content = (id: number, title: Texts, path: Texts, html: Texts): Content => ({
  id,
  title,
  path,
  html,
})

/** The shop's pages of text. */
export const contents: Content[] = [
  content(
    901,
    { tr: 'Hakkımızda', en: 'About us' },
    { tr: 'hakkimizda', en: 'about-us' },
    {
      tr: '<h2>Kekik &amp; &Ccedil;&#305;nar</h2><p>1987&#39;den beri Urla&#39;da bah&ccedil;e ve mutfak.</p><p><img src="/Data/banner/sera.svg" alt="Sera"></p>',
      en: '<h2>Kekik &amp; &Ccedil;&#305;nar</h2><p>Garden and kitchen in Urla since 1987.</p>',
    },
  ),
  content(
    902,
    { tr: 'Kargo ve Teslimat', en: 'Delivery' },
    { tr: 'kargo-ve-teslimat', en: 'delivery' },
    {
      tr: '<p>1.000 TL &uuml;zeri kargo &uuml;cretsizdir.</p><table><tr><th>Kargo</th><td>59,90 TL</td></tr></table>',
      en: '<p>Free over 1,000 TL.</p>',
    },
  ),
  content(
    903,
    { tr: 'KVKK Aydınlatma Metni', en: 'Privacy notice' },
    { tr: 'kvkk', en: 'privacy' },
    { tr: '<p>Ki&#351;isel verileriniz korunur.</p>', en: '<p>Your data is safe.</p>' },
  ),
  content(
    904,
    { tr: 'Üyelik Sözleşmesi', en: 'Membership agreement' },
    { tr: 'uyelik-sozlesmesi', en: 'membership-agreement' },
    { tr: '<p>S&ouml;zle&#351;me.</p>', en: '<p>Agreement.</p>' },
  ),
  content(
    905,
    { tr: 'Kampanyalar', en: 'Campaigns' },
    { tr: 'kampanyalar', en: 'campaigns' },
    { tr: '<p>Bu ay t&uuml;m saks&#305;larda indirim.</p>', en: '<p>Pots on sale.</p>' },
  ),
]

/** The platform's own pages, by the names of its PAGE_LINK. */
export const pageLinks = {
  HOME: 'anasayfa',
  CART: 'sepet',
  MEMBER_LOGIN: 'uye-girisi-sayfasi',
  MEMBER_REGISTER: 'uye-kayit',
  MEMBER_PASSWORD_REMINDER: 'uye-sifre-hatirlat',
  MEMBER_PERSONAL_INFO: 'uye-kisisel-bilgileri',
  MEMBER_ORDERS: 'uye-siparisleri',
  MEMBER_SHOPPING_LIST: 'uye-alisveris-listesi',
  MEMBER_ADDRESS_LIST: 'adres',
  MEMBER_MESSAGES: 'mesaj',
  SEARCH: 'arama',
  CONTACT: 'iletisim',
  ORDER: 'order',
  ORDER_LOGIN: 'siparis-uye-giris',
  ORDER_FOLLOW: 'siparis-takip',
  OUR_STORES: 'magazalarimiz',
  NEW_PRODUCTS: 'yeni-urunler',
  DISCOUNTED_PRODUCTS: 'indirimli-urunler',
  BRAND_LIST: 'marka-listesi',
  CAMPAIGN_LIST: 'kampanyalar',
} as const

/** Addresses that moved, and where to. */
export const moved: Record<string, string> = {
  'saksi-ve-ciceklik': 'saksi-ciceklik',
  'eski-kampanyalar': 'kampanyalar',
}
