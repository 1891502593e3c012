import type { Language } from '../locale'

const MESSAGES = {
  chooseOption: {
    tr: 'Lütfen seçenek belirleyin',
    en: 'Please choose an option',
    de: 'Bitte wählen Sie eine Option',
    ar: 'يُرجى تحديد الخيار',
  },
  added: {
    tr: 'Ürün sepetinize eklendi',
    en: 'The product was added to your cart',
    de: 'Das Produkt liegt in Ihrem Warenkorb',
    ar: 'أُضيف المنتج إلى سلتك',
  },
  chooseStore: {
    tr: 'Bu ürün mağazadan teslim edilir. Önce mağaza seçin',
    en: 'This product is handed over in a store. Choose a store first',
    de: 'Dieses Produkt wird in der Filiale übergeben. Wählen Sie zuerst eine Filiale',
    ar: 'يُسلَّم هذا المنتج في المتجر. اختر متجرًا أولًا',
  },
  noProduct: {
    tr: 'Ürün bulunamadı',
    en: 'The product was not found',
    de: 'Das Produkt wurde nicht gefunden',
    ar: 'لم يُعثر على المنتج',
  },
  notForSale: {
    tr: 'Bu ürün satışa kapalı',
    en: 'This product is not for sale',
    de: 'Dieses Produkt ist nicht verkäuflich',
    ar: 'هذا المنتج غير معروض للبيع',
  },
  gone: {
    tr: 'Bu ürün artık sunulmuyor',
    en: 'This product is no longer offered',
    de: 'Dieser Artikel wird nicht mehr angeboten',
    ar: 'لم يعد هذا المنتج معروضًا لدينا',
  },
  soldOut: {
    tr: 'Ürün stokta yok',
    en: 'The product is out of stock',
    de: 'Das Produkt ist nicht vorrätig',
    ar: 'المنتج غير متوفر',
  },
  stockLeft: {
    tr: 'Stokta yalnızca {n} adet var',
    en: 'Only {n} left in stock',
    de: 'Nur noch {n} vorrätig',
    ar: 'بقي {n} فقط في المخزون',
  },
  notANumber: {
    tr: 'Geçerli bir adet yazın',
    en: 'Enter a valid quantity',
    de: 'Geben Sie eine gültige Menge ein',
    ar: 'أدخل كمية صحيحة',
  },
  belowMin: {
    tr: 'En az {n} adet alabilirsiniz',
    en: 'You can buy at least {n}',
    de: 'Sie können mindestens {n} kaufen',
    ar: 'الحد الأدنى للشراء {n}',
  },
  aboveMax: {
    tr: 'En fazla {n} adet alabilirsiniz',
    en: 'You can buy at most {n}',
    de: 'Sie können höchstens {n} kaufen',
    ar: 'الحد الأقصى للشراء {n}',
  },
  offStep: {
    tr: 'Adet {n} ve katları olarak artar',
    en: 'The quantity goes up in steps of {n}',
    de: 'Die Menge steigt in Schritten von {n}',
    ar: 'تزداد الكمية بمقدار {n}',
  },
  personalize: {
    tr: 'Kişiselleştirme alanlarını doldurun',
    en: 'Fill in the personalization',
    de: 'Füllen Sie die Personalisierung aus',
    ar: 'املأ حقول التخصيص',
  },
  noteTooLong: {
    tr: 'Sipariş notu en çok {n} karakter olabilir',
    en: 'The order note may have at most {n} characters',
    de: 'Die Bestellnotiz darf höchstens {n} Zeichen haben',
    ar: 'يجب ألا تتجاوز ملاحظة الطلب {n} حرفًا',
  },
  cartChanged: {
    tr: 'Sepetiniz değişmiş. Sayfayı yenileyip tekrar deneyin',
    en: 'Your cart has changed. Reload the page and try again',
    de: 'Ihr Warenkorb hat sich geändert. Laden Sie die Seite neu',
    ar: 'تغيّرت سلتك. أعد تحميل الصفحة وحاول مرة أخرى',
  },
  empty: {
    tr: 'Sepetiniz boş',
    en: 'Your cart is empty',
    de: 'Ihr Warenkorb ist leer',
    ar: 'سلتك فارغة',
  },
  wrongForm: {
    tr: 'Sayfanın süresi doldu. Yenileyip tekrar deneyin',
    en: 'This page is too old. Reload it and try again',
    de: 'Diese Seite ist abgelaufen. Laden Sie sie neu',
    ar: 'انتهت صلاحية الصفحة. أعد تحميلها وحاول مرة أخرى',
  },
  keyReused: {
    tr: 'Bu istek başka bir içerikle gönderilmişti',
    en: 'This request was sent before with other content',
    de: 'Diese Anfrage wurde schon mit anderem Inhalt gesendet',
    ar: 'أُرسل هذا الطلب سابقًا بمحتوى آخر',
  },
  noCoupon: {
    tr: 'Bu kupon ya da hediye kartı kodu geçerli değil',
    en: 'This coupon or gift card code is not valid',
    de: 'Dieser Gutschein- oder Geschenkkartencode ist nicht gültig',
    ar: 'رمز القسيمة أو بطاقة الهدية هذا غير صالح',
  },
  couponOver: {
    tr: 'Bu kuponun süresi doldu ya da kullanım hakkı bitti',
    en: 'This coupon has expired or has been used up',
    de: 'Dieser Gutschein ist abgelaufen oder aufgebraucht',
    ar: 'انتهت صلاحية هذه القسيمة أو نفدت',
  },
  couponNotForCards: {
    tr: 'Kuponlar hediye kartlarında geçerli değildir',
    en: 'Coupons are not valid for gift cards',
    de: 'Gutscheine gelten nicht für Geschenkkarten',
    ar: 'القسائم غير صالحة لبطاقات الهدايا',
  },
  couponFrom: {
    tr: 'Bu kupon {n} ve üzeri alışverişlerde geçerlidir',
    en: 'This coupon is valid for orders of {n} or more',
    de: 'Dieser Gutschein gilt ab einem Einkauf von {n}',
    ar: 'هذه القسيمة صالحة للمشتريات بقيمة {n} أو أكثر',
  },
  campaignMissing: {
    tr: 'Bu kampanya için sepetinize {n} değerinde ürün daha ekleyin',
    en: 'Add products worth {n} more for this offer',
    de: 'Legen Sie für diese Aktion noch Artikel im Wert von {n} in den Warenkorb',
    ar: 'أضف منتجات أخرى بقيمة {n} للاستفادة من هذا العرض',
  },
  noCampaign: {
    tr: 'Bu kampanya sepetiniz için geçerli değil',
    en: 'This campaign does not apply to your cart',
    de: 'Diese Aktion gilt nicht für Ihren Warenkorb',
    ar: 'هذا العرض لا ينطبق على سلتك',
  },
  tooMany: {
    tr: 'Bir kerede en çok {n} ürün eklenebilir',
    en: 'At most {n} products can be added at once',
    de: 'Es können höchstens {n} Produkte auf einmal hinzugefügt werden',
    ar: 'يمكن إضافة {n} منتجات كحد أقصى دفعة واحدة',
  },
}

/** A message of the cart in a language; a number gets the language's decimal separator, an amount is text already. */
export function cartMessage(
  name: keyof typeof MESSAGES,
  language: Language,
  n: number | string = '',
): string {
  const isComma = typeof n === 'number' && (language === 'tr' || language === 'de')
  const number = isComma ? String(n).replace('.', ',') : String(n)
  return MESSAGES[name][language].replace('{n}', number)
}
