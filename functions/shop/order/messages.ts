import type { Language } from '../locale'

const TEXTS = {
  noAddress: {
    tr: 'Bir teslimat adresi seçin',
    en: 'Choose a delivery address',
    de: 'Wählen Sie eine Lieferadresse',
    ar: 'اختر عنوان التسليم',
  },
  noCargo: {
    tr: 'Teslimat şeklini seçin',
    en: 'Choose how it is delivered',
    de: 'Wählen Sie die Lieferart',
    ar: 'اختر طريقة التوصيل',
  },
  noPayment: {
    tr: 'Ödeme şeklini seçin',
    en: 'Choose how you pay',
    de: 'Wählen Sie die Zahlungsart',
    ar: 'اختر طريقة الدفع',
  },
  agree: {
    tr: 'Devam etmek için sözleşmeleri onaylayın',
    en: 'Agree to the documents to go on',
    de: 'Stimmen Sie den Dokumenten zu',
    ar: 'وافق على المستندات للمتابعة',
  },
  changed: {
    tr: 'Sepetiniz bu arada değişti. Yeni tutarı kontrol edin.',
    en: 'Your cart has changed meanwhile. Check the new total.',
    de: 'Ihr Warenkorb hat sich inzwischen geändert. Prüfen Sie die neue Summe.',
    ar: 'تغيّرت سلتك في هذه الأثناء. تحقّق من المجموع الجديد.',
  },
  empty: {
    tr: 'Sepetiniz boş',
    en: 'Your cart is empty',
    de: 'Ihr Warenkorb ist leer',
    ar: 'سلتك فارغة',
  },
  stock: {
    tr: 'Stok yetersiz',
    en: 'Not enough in stock',
    de: 'Nicht genug auf Lager',
    ar: 'المخزون غير كافٍ',
  },
  taken: {
    tr: 'Siparişiniz alındı. Sipariş numarası',
    en: 'We have your order. Order number',
    de: 'Ihre Bestellung ist eingegangen. Bestellnummer',
    ar: 'تم استلام طلبك. رقم الطلب',
  },
  noEmail: {
    tr: 'Önce e-posta adresinizi yazın',
    en: 'Give your e-mail address first',
    de: 'Geben Sie zuerst Ihre E-Mail-Adresse an',
    ar: 'اكتب بريدك الإلكتروني أولاً',
  },
} as const

export type OrderText = keyof typeof TEXTS

/** What the shop says on the way to an order, in the shopper's language. */
export function orderText(name: OrderText, language: Language): string {
  return TEXTS[name][language]
}
