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
  nothingDue: {
    tr: 'Ödeme gerekmez',
    en: 'Nothing to pay',
    de: 'Nichts zu zahlen',
    ar: 'لا حاجة إلى الدفع',
  },
  nothingDueAbout: {
    tr: 'Tutarın tamamı kodunuzla karşılanıyor',
    en: 'Your code covers the whole amount',
    de: 'Ihr Code deckt den ganzen Betrag',
    ar: 'الرمز يغطي المبلغ بالكامل',
  },
  byMail: {
    tr: 'E-posta ile',
    en: 'By e-mail',
    de: 'Per E-Mail',
    ar: 'بالبريد الإلكتروني',
  },
  byMailAbout: {
    tr: 'Kod, ödemeniz onaylanınca gönderilir',
    en: 'The code is sent once your payment is approved',
    de: 'Der Code kommt, sobald Ihre Zahlung bestätigt ist',
    ar: 'يُرسل الرمز فور تأكيد الدفع',
  },
  notCovered: {
    tr: 'Kodunuz bu teslimatla toplamı karşılamıyor. Başka bir ödeme şekli seçin.',
    en: 'With this delivery your code does not cover the total. Choose another way to pay.',
    de: 'Mit dieser Lieferung deckt Ihr Code die Summe nicht. Wählen Sie eine andere Zahlungsart.',
    ar: 'مع هذا التوصيل لا يغطي الرمز الإجمالي. اختر طريقة دفع أخرى.',
  },
  cardFell: {
    tr: 'Hediye kartınızın bakiyesi artık toplamın tamamını karşılamıyor. Geri kalanı için ödeme şekli seçin.',
    en: 'The balance of your gift card no longer covers the whole total. Choose how you pay the rest.',
    de: 'Das Guthaben Ihrer Geschenkkarte deckt nicht mehr die ganze Summe. Wählen Sie eine Zahlungsart für den Rest.',
    ar: 'لم يعد رصيد بطاقة الهدية يغطي الإجمالي كله. اختر طريقة لدفع الباقي.',
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
    ar: 'تغيّرت سلتك في هذه الأثناء. تحقّق من الإجمالي الجديد.',
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
  max: {
    tr: 'Alınabilecek adet aşılıyor',
    en: 'More than one may buy',
    de: 'Mehr als erlaubt',
    ar: 'أكثر من الكمية المسموح بها',
  },
  closed: {
    tr: 'Şu anda satışa kapalı',
    en: 'Not for sale at the moment',
    de: 'Derzeit nicht verkäuflich',
    ar: 'غير معروض للبيع حاليًا',
  },
  gone: {
    tr: 'Artık sunulmuyor',
    en: 'No longer offered',
    de: 'Nicht mehr im Angebot',
    ar: 'لم يعد معروضًا لدينا',
  },
  personalize: {
    tr: 'Kişiselleştirme bilgisi eksik',
    en: 'The personalization is missing',
    de: 'Die Personalisierung fehlt',
    ar: 'بيانات التخصيص ناقصة',
  },
  paymentPending: {
    tr: 'Bu ürünler için bir ödemeniz işleniyor. İki kez ödememeniz için sonucu bekleyin. Sipariş',
    en: 'A payment for these products is being processed. Wait for it, so that you do not pay twice. Order',
    de: 'Eine Zahlung für diese Artikel wird bearbeitet. Warten Sie sie ab, um nicht doppelt zu zahlen. Bestellung',
    ar: 'تجري معالجة دفع لهذه المنتجات. انتظر النتيجة كي لا تدفع مرتين. الطلب',
  },
  goods: {
    tr: 'Ürünler',
    en: 'Goods',
    de: 'Artikel',
    ar: 'المنتجات',
  },
  delivery: {
    tr: 'Kargo',
    en: 'Delivery',
    de: 'Lieferung',
    ar: 'الشحن',
  },
  free: { tr: 'Ücretsiz', en: 'Free', de: 'Kostenlos', ar: 'مجاني' },
  fee: {
    tr: 'Hizmet bedeli',
    en: 'Service fee',
    de: 'Servicegebühr',
    ar: 'رسم الخدمة',
  },
  total: {
    tr: 'Toplam',
    en: 'Total',
    de: 'Summe',
    ar: 'الإجمالي',
  },
  note: {
    tr: 'Not',
    en: 'Note',
    de: 'Anmerkung',
    ar: 'ملاحظة',
  },
  payment: {
    tr: 'Ödeme şekli',
    en: 'Payment',
    de: 'Zahlungsart',
    ar: 'طريقة الدفع',
  },
  transferTo: {
    tr: 'Havale hesabı',
    en: 'Transfer to',
    de: 'Überweisung an',
    ar: 'التحويل إلى',
  },
  transferAmount: {
    tr: 'Havale tutarı',
    en: 'Amount to transfer',
    de: 'Überweisungsbetrag',
    ar: 'مبلغ التحويل',
  },
  reference: {
    tr: 'Açıklama',
    en: 'Reference',
    de: 'Verwendungszweck',
    ar: 'مرجع التحويل',
  },
  returned: {
    tr: 'Ödemeniz geç onaylandı ve iade edildi: ürün tükendi ya da yerine yeni bir sipariş verildi.',
    en: 'Your payment was approved too late and was returned: the product was gone, or a new order had taken its place.',
    de: 'Ihre Zahlung kam zu spät und wurde erstattet: Der Artikel war vergriffen, oder eine neue Bestellung trat an ihre Stelle.',
    ar: 'تأخر تأكيد الدفع وأُعيد المبلغ: نفد المنتج أو حلّ محله طلب جديد.',
  },
  coupon: {
    tr: 'Kupon',
    en: 'Coupon',
    de: 'Gutschein',
    ar: 'القسيمة',
  },
  transferDiscount: {
    tr: 'Havale indirimi',
    en: 'Bank transfer discount',
    de: 'Rabatt bei Überweisung',
    ar: 'خصم التحويل البنكي',
  },
  surcharge: {
    tr: 'Vade farkı',
    en: 'Instalment surcharge',
    de: 'Ratenaufschlag',
    ar: 'فرق التقسيط',
  },
  instalments: {
    tr: 'Taksit',
    en: 'Instalments',
    de: 'Raten',
    ar: 'الأقساط',
  },
  store: {
    tr: 'Mağaza',
    en: 'Store',
    de: 'Filiale',
    ar: 'المتجر',
  },
  noInstalment: {
    tr: 'Bu taksit seçilemiyor',
    en: 'These instalments cannot be chosen',
    de: 'Diese Raten sind nicht wählbar',
    ar: 'لا يمكن اختيار هذا التقسيط',
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
    ar: 'اكتب بريدك الإلكتروني أولًا',
  },
} as const

export type OrderText = keyof typeof TEXTS

export function orderText(name: OrderText, language: Language): string {
  return TEXTS[name][language]
}
