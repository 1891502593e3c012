import type { Language } from '../locale'

const TEXTS = {
  processing: {
    tr: 'Ödemeniz işleniyor',
    en: 'Your payment is being processed',
    de: 'Ihre Zahlung wird bearbeitet',
    ar: 'جارٍ معالجة دفعتك',
  },
  taken: { tr: 'Alındı', en: 'Received', de: 'Eingegangen', ar: 'تم الاستلام' },
  preparing: { tr: 'Hazırlanıyor', en: 'Preparing', de: 'In Vorbereitung', ar: 'قيد التحضير' },
  shipped: { tr: 'Kargoda', en: 'Shipped', de: 'Versandt', ar: 'تم الشحن' },
  delivered: { tr: 'Teslim edildi', en: 'Delivered', de: 'Zugestellt', ar: 'تم التسليم' },
  cancelled: { tr: 'İptal edildi', en: 'Cancelled', de: 'Storniert', ar: 'أُلغي' },
  returned: { tr: 'İade edildi', en: 'Returned', de: 'Zurückgegeben', ar: 'أُعيد' },
  closed: { tr: 'Kapandı', en: 'Closed', de: 'Abgeschlossen', ar: 'مغلق' },
  returnRequested: {
    tr: 'İade talebiniz alındı',
    en: 'Your return request was received',
    de: 'Ihr Rückgabewunsch ist eingegangen',
    ar: 'تم استلام طلب الإرجاع',
  },
  orderCancelled: {
    tr: 'Siparişiniz iptal edildi',
    en: 'Your order was cancelled',
    de: 'Ihre Bestellung wurde storniert',
    ar: 'أُلغي طلبك',
  },
  refundToCard: {
    tr: 'Kartınıza geri ödenen',
    en: 'Paid back to your card',
    de: 'Auf Ihre Karte zurückgezahlt',
    ar: 'المبلغ المعاد إلى بطاقتك',
  },
  refundToBank: {
    tr: 'Havale yaptığınız hesaba geri ödenecek',
    en: 'To be paid back to the account you transferred from',
    de: 'Wird auf das Konto Ihrer Überweisung zurückgezahlt',
    ar: 'المبلغ الذي سيُعاد إلى الحساب الذي حوّلت منه',
  },
  refundToGiftCard: {
    tr: 'Hediye kartınıza geri yüklenen',
    en: 'Returned to your gift card',
    de: 'Auf Ihre Geschenkkarte zurückgebucht',
    ar: 'المبلغ المعاد إلى بطاقة الهدية',
  },
  mayRefundToCard: {
    tr: 'İade kabul edilirse kartınıza geri ödenecek',
    en: 'Goes back to your card if the return is accepted',
    de: 'Geht zurück auf Ihre Karte, wenn die Rückgabe angenommen wird',
    ar: 'يُعاد إلى بطاقتك إذا قُبل الإرجاع',
  },
  mayRefundToGiftCard: {
    tr: 'İade kabul edilirse hediye kartınıza geri yüklenecek',
    en: 'Goes back to your gift card if the return is accepted',
    de: 'Geht zurück auf Ihre Geschenkkarte, wenn die Rückgabe angenommen wird',
    ar: 'يُعاد إلى بطاقة الهدية إذا قُبل الإرجاع',
  },
  mayRefundToBank: {
    tr: 'İade kabul edilirse havale yaptığınız hesaba geri ödenecek',
    en: 'Goes back to the account you transferred from if the return is accepted',
    de: 'Geht zurück auf das Konto, von dem Sie überwiesen haben, wenn die Rückgabe angenommen wird',
    ar: 'يُعاد إلى الحساب الذي حوّلت منه إذا قُبل الإرجاع',
  },
  mayRefundToAccount: {
    tr: 'İade kabul edilirse banka hesabınıza geri ödenecek',
    en: 'Goes back to your bank account if the return is accepted',
    de: 'Geht zurück auf Ihr Bankkonto, wenn die Rückgabe angenommen wird',
    ar: 'يُعاد إلى حسابك المصرفي إذا قُبل الإرجاع',
  },
  inCart: {
    tr: 'Ürünler zaten sepetinizde.',
    en: 'The products are already in your cart.',
    de: 'Die Produkte sind schon in Ihrem Warenkorb.',
    ar: 'المنتجات موجودة في سلتك من قبل.',
  },
  ibanQuestion: {
    tr: 'IBAN numaranızı sormak için size yazacağız.',
    en: 'We will write to ask for your IBAN.',
    de: 'Wir schreiben Ihnen, um nach Ihrer IBAN zu fragen.',
    ar: 'سنكتب إليك لنسألك عن رقم الآيبان.',
  },
  linesCancelled: {
    tr: 'Seçtiğiniz ürünler iptal edildi',
    en: 'The chosen products were cancelled',
    de: 'Die gewählten Produkte wurden storniert',
    ar: 'أُلغيت المنتجات المختارة',
  },
  piecesCancelled: {
    tr: 'Siparişinizden iptal edilen ürünler',
    en: 'Products cancelled from your order',
    de: 'Aus Ihrer Bestellung stornierte Produkte',
    ar: 'منتجات أُلغيت من طلبك',
  },
  cancelledAmount: {
    tr: 'İptal tutarı',
    en: 'Cancelled amount',
    de: 'Stornierter Betrag',
    ar: 'المبلغ الملغى',
  },
  deliveryBack: {
    tr: 'Bunun içindeki kargo ücreti',
    en: 'Of which delivery',
    de: 'Darin enthaltene Versandkosten',
    ar: 'منها تكلفة الشحن',
  },
  notDue: {
    tr: 'Ödemeniz gerekmeyen',
    en: 'Not to be paid any more',
    de: 'Nicht mehr zu zahlen',
    ar: 'مبلغ لم يعد مستحق الدفع',
  },
  cancelledTotal: {
    tr: 'İptal edilen toplam',
    en: 'Cancelled total',
    de: 'Stornierter Gesamtbetrag',
    ar: 'الإجمالي الملغى',
  },
  newTotal: {
    tr: 'Siparişin yeni tutarı',
    en: 'New total of the order',
    de: 'Neue Summe der Bestellung',
    ar: 'الإجمالي الجديد للطلب',
  },
  tooMany: {
    tr: 'Siparişte bu kadar ürün yok',
    en: 'The order does not have that many',
    de: 'So viele enthält die Bestellung nicht',
    ar: 'لا يوجد في الطلب هذا العدد',
  },
  divided: {
    tr: 'Ürünler yalnızca satıldıkları miktarlarda seçilebilir; bir parça bölünmez',
    en: 'Products can be chosen only in the amounts they are sold in; a piece is not divided',
    de: 'Produkte können nur in den Mengen gewählt werden, in denen sie verkauft werden; ein Stück wird nicht geteilt',
    ar: 'يمكن اختيار المنتجات بالكميات التي تُباع بها فقط، ولا تُجزّأ القطعة',
  },
  orderChanged: {
    tr: 'Sipariş bu arada değişti. Son hâline bakıp yeniden deneyin.',
    en: 'The order has changed meanwhile. Look at it and try once more.',
    de: 'Die Bestellung hat sich inzwischen geändert. Bitte prüfen und erneut versuchen.',
    ar: 'تغيّر الطلب في هذه الأثناء. راجعه ثم حاول مجددًا.',
  },
  giftCardLine: {
    tr: 'Hediye kartları yalnızca siparişin tamamıyla birlikte iptal edilir',
    en: 'Gift cards are cancelled only with the whole order',
    de: 'Geschenkkarten werden nur mit der ganzen Bestellung storniert',
    ar: 'لا تُلغى بطاقات الهدية إلا مع الطلب كاملًا',
  },
  notNow: {
    tr: 'Bu sipariş için artık yapılamaz',
    en: 'That is no longer possible for this order',
    de: 'Das ist für diese Bestellung nicht mehr möglich',
    ar: 'لم يعد ذلك ممكنًا لهذا الطلب',
  },
  noLines: {
    tr: 'En az bir ürün seçin',
    en: 'Choose at least one product',
    de: 'Wählen Sie mindestens ein Produkt',
    ar: 'اختر منتجًا واحدًا على الأقل',
  },
  refundAmount: {
    tr: 'İade tutarı',
    en: 'Refund',
    de: 'Erstattung',
    ar: 'مبلغ الاسترداد',
  },
  printLabel: {
    tr: 'İade belgesini yazdırıp pakete koyun.',
    en: 'Print the return slip and put it into the parcel.',
    de: 'Drucken Sie den Rücksendeschein aus und legen Sie ihn dem Paket bei.',
    ar: 'اطبع وثيقة الإرجاع وضعها في الطرد.',
  },
  noOrder: {
    tr: 'Bu bilgilerle bir sipariş bulunamadı',
    en: 'No order was found with these details',
    de: 'Mit diesen Angaben wurde keine Bestellung gefunden',
    ar: 'لم يُعثر على طلب بهذه البيانات',
  },
  soldOut: {
    tr: 'Siparişteki ürünler artık satılmıyor',
    en: 'The products of this order are no longer sold',
    de: 'Die Produkte dieser Bestellung werden nicht mehr verkauft',
    ar: 'منتجات هذا الطلب لم تعد تُباع',
  },
  personalizeFirst: {
    tr: 'Kişiselleştirme bilgilerini yeniden yazın',
    en: 'Write the personalization again',
    de: 'Geben Sie die Personalisierung erneut ein',
    ar: 'اكتب بيانات التخصيص من جديد',
  },
  linkOver: {
    tr: 'Bağlantının süresi dolmuş. Siparişi numarası ve e-postasıyla bulabilirsiniz.',
    en: 'This link has run out. You can find the order by its number and e-mail.',
    de: 'Dieser Link ist abgelaufen. Sie finden die Bestellung über Nummer und E-Mail.',
    ar: 'انتهت صلاحية هذا الرابط. يمكنك العثور على الطلب برقمه وبريده الإلكتروني.',
  },
  tooOften: {
    tr: 'Çok sık denendi. Bir süre sonra tekrar deneyin.',
    en: 'That was tried too often. Try again later.',
    de: 'Das wurde zu oft versucht. Versuchen Sie es später erneut.',
    ar: 'محاولات كثيرة. حاول لاحقًا.',
  },
  collected: {
    tr: 'Kargoya verildi',
    en: 'Handed to the carrier',
    de: 'An den Versand übergeben',
    ar: 'سُلّم إلى شركة الشحن',
  },
  sorting: {
    tr: 'Aktarma merkezinde',
    en: 'At the sorting centre',
    de: 'Im Verteilzentrum',
    ar: 'في مركز الفرز',
  },
  out: { tr: 'Dağıtımda', en: 'Out for delivery', de: 'In Zustellung', ar: 'قيد التوصيل' },
} as const

export type PastText = keyof typeof TEXTS

export function pastText(name: PastText, language: Language): string {
  return TEXTS[name][language]
}

/** The text key of a status, by its thresholds. */
export function statusWord(status: number): PastText {
  if (status === 1000) return 'closed'
  if (status === 10) return 'returned'
  if (status === 9) return 'cancelled'
  if (status > 7) return 'delivered'
  if (status > 5) return 'shipped'
  return status > 2 ? 'preparing' : 'taken'
}
