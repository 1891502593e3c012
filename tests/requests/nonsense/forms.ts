import { productPages, siteMap } from '../../../app/site-map'
import { accounts } from '../../platform/data/members'
import { demoProducts } from '../../platform/demo-products'
import type { FaultTarget } from '../../platform/faults/faults'
import type { Role } from './pages'

/** A form as its shopper fills it in, by labels and buttons; what its fields are called is read from the page. */
export type FormRow = {
  role: Role
  page: string
  button: string | RegExp
  /** The call that it reaches in a shop that works. */
  call: FaultTarget
  write?: Record<string, string>
  /** Radio buttons and checkboxes by the start of their labels. */
  tick?: string[]
  /** Lists whose first option is chosen. */
  chooseSent?: string[]
  /** What must be on the page that answers, unless the shop has it. */
  typed?: string
  isCore?: true
}

const goods = demoProducts()
const { path } = goods['plain-tr']
const email = 'ayla@ornek.test'
const text = 'Toprağı süzek, saksısı hafif.'
const password = 'uzun bir cümle olsun'
const person = { Ad: 'Ayla', Soyad: 'Yurt', 'E-posta': email, 'Cep telefonu': '0532 000 00 01' }

const guestForms: Omit<FormRow, 'role'>[] = [
  { page: path, button: 'Sepete ekle', call: 68, isCore: true },
  { page: siteMap.cart, button: /^Güncelle: /, call: 64, write: { ': adet': '3' }, isCore: true },
  { page: siteMap.cart, button: 'Sepeti güncelle', call: 65, write: { ': adet': '3' } },
  { page: productPages.quickAdd + path, button: 'Sepete ekle', call: 68 },
  { page: siteMap.cart, button: /^Artır: /, call: 64 },
  { page: siteMap.cart, button: /^Favorilere taşı: /, call: 66 },
  { page: siteMap.cart, button: /^Kaldır: /, call: 66 },
  { page: siteMap.cart, button: 'Evet, boşalt', call: 67 },
  {
    ...{ page: siteMap.cart, button: /^Notu kaydet: /, typed: text },
    ...{ call: '/srv/service/cart/set-order-notes', write: { ': sipariş notu': text } },
  },
  {
    ...{ page: siteMap.cart, button: /^Kampanyayı kullan: Sepette/ },
    call: '/srv/service/campaign-v2/campaign/select-campaign',
  },
  { page: siteMap.cart, button: /^Sonra al: /, call: '/srv/service/cart/save-for-later' },
  {
    ...{ page: siteMap.cart, button: 'Uygula', call: '/srv/service/cart/set-campaign-code' },
    ...{ write: { 'Kupon kodu': 'NANE15' }, typed: 'NANE15' },
  },
  {
    ...{ page: siteMap.order, button: 'Devam et', call: 23, isCore: true },
    ...{ write: { 'E-posta ya da telefon': email }, typed: email },
  },
  {
    ...{ page: siteMap.order, button: 'Giriş yap', call: 44, typed: email },
    write: { 'E-posta ya da telefon': email, Şifre: password },
  },
  {
    ...{ page: siteMap.signIn, button: 'Giriş yap', call: 20, isCore: true },
    ...{ write: { 'E-posta': email, Şifre: password }, typed: email },
  },
  {
    ...{ page: siteMap.register, button: 'Üyeliğimi oluştur', call: 21, isCore: true },
    ...{
      write: { ...person, Şifre: password, 'Şifre (tekrar)': password },
      tick: ['KVKK', 'Üyelik sözleşmesini'],
    },
    typed: email,
  },
  {
    ...{ page: `${siteMap.register}?tur=hizli`, button: 'Üyeliğimi oluştur', call: 22 },
    ...{
      write: { ...person, Şifre: password },
      tick: ['KVKK', 'Üyelik sözleşmesini'],
      typed: email,
    },
  },
  {
    ...{ page: siteMap.forgotPassword, button: 'Bağlantı gönder', typed: email },
    ...{ call: '/srv/service/customer-v5/forgot-password', write: { 'E-posta': email } },
  },
  {
    ...{ page: siteMap.oneTimeCode, button: 'Kod gönder', call: 25 },
    write: { Telefon: '0532 000 00 01' },
  },
  {
    ...{ page: siteMap.newsletter, button: 'Abone ol', call: 74 },
    ...{ write: { 'E-posta': email }, typed: email },
  },
  {
    ...{ page: siteMap.contact.tr, button: 'Gönder', call: 37, typed: text },
    write: { Adınız: 'Ayla Yurt', 'E-posta': email, Konu: 'Saksı', Mesajınız: text },
    chooseSent: ['departmentId'],
  },
  {
    ...{ page: siteMap.orderFollow, button: 'Siparişi bul', call: '/srv/service/order-v4/track' },
    ...{ write: { 'Sipariş no': '2600100200', 'E-posta': email }, typed: '2600100200' },
  },
  { page: '/', button: 'English', call: 61 },
  { page: '/', button: 'Euro', call: 62 },
  {
    ...{ page: siteMap.storeChoice, button: /^Bu mağazayı seç/ },
    call: '/srv/service/customer/set-location',
  },
  {
    ...{ page: `/sorular${path}`, button: 'Soruyu gönder', call: 43, typed: text },
    write: { Adınız: 'Ayla Yurt', Sorunuz: text },
  },
  {
    ...{ page: `/haber-ver${path}?tip=fiyat`, button: 'Bana haber ver', typed: email },
    ...{ call: '/srv/service/profile/add-to-alarm-list', write: { 'E-posta': email } },
  },
  { page: `${siteMap.activation}?activation=newsletter&token=a1`, button: 'Onayla', call: 75 },
]

const memberForms: Omit<FormRow, 'role'>[] = [
  {
    ...{ page: `${siteMap.addressForm}?id=41`, button: 'Adresi kaydet', call: 47, isCore: true },
    ...{ write: { Adres: 'Moda Caddesi 5' }, typed: 'Moda Caddesi 5' },
  },
  { page: goods['twoGroups-tr'].path, button: 'Favori', call: 72, isCore: true },
  { page: siteMap.favourites, button: /^Listeden çıkar/, call: 73 },
  {
    ...{ page: siteMap.favouriteLists, button: 'Liste oluştur' },
    ...{ write: { 'Yeni listenin adı': 'Teras' }, typed: 'Teras' },
    call: '/srv/service/profile/save-shopping-list',
  },
  {
    ...{ page: siteMap.favouriteLists, button: 'Listeyi sil' },
    call: '/srv/service/profile/delete-shopping-list',
  },
  {
    ...{ page: `${siteMap.favouriteMove}?urun=1001&liste=1`, button: 'Kopyala' },
    call: '/srv/service/profile/move-shopping-product',
  },
  {
    ...{ page: `/yorum-yaz${path}`, button: 'Gönder', call: '/srv/service/product-detail/comment' },
    ...{ write: { Değerlendirmeniz: text }, tick: ['5 üzerinden 4'], typed: text },
  },
  {
    ...{ page: siteMap.personalData, button: 'Kaydet', call: 28 },
    ...{ write: { Ad: 'Aylanur' }, typed: 'Aylanur' },
  },
  { page: siteMap.preferences, button: 'Kaydet', call: 28, tick: ['SMS izni'] },
  {
    ...{ page: siteMap.changePassword, button: 'Şifremi değiştir', call: 29 },
    write: {
      'Mevcut şifre': accounts.full.password,
      ...{ 'Yeni şifre': password, 'Yeni şifre, tekrar': password },
    },
  },
  {
    ...{ page: siteMap.accountDeletion, button: 'Hesabımı kalıcı olarak sil' },
    ...{ call: '/srv/service/customer/cancel-me', write: { Şifre: password }, tick: ['Hesabımın'] },
  },
  { page: siteMap.addresses, button: 'Evet, sil', call: 48 },
  { page: siteMap.orderAddress, button: 'Devam et', call: 50 },
  {
    ...{ page: siteMap.orderMethods, button: 'Devam et', tick: ['Ege Kargo', 'Havale'] },
    call: '/srv/service/order-v5/next-order',
  },
  {
    ...{ page: siteMap.orderConfirm, button: /^Siparişi/, tick: [''] },
    call: '/srv/service/order-v5/checkout',
  },
  { page: siteMap.savedCards, button: 'Doğrula', call: '/srv/service/card-wallet/validate' },
  { page: siteMap.savedCards, button: 'Kartı sil', call: '/srv/service/card-wallet/delete' },
  { page: siteMap.account, button: 'Çıkış yap', call: 60 },
  { page: siteMap.verifyPhone, button: 'Kod gönder', call: 39 },
]

/** Every form of the storefront that calls the backend. */
export const formRows: FormRow[] = [
  ...guestForms.map((row): FormRow => ({ role: 'guest', ...row })),
  ...memberForms.map((row): FormRow => ({ role: 'member', ...row })),
]
