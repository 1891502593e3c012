import type { Language } from '../../locale'

export type AgreementWords = Record<
  | 'preInformation'
  | 'distanceSales'
  | 'preLead'
  | 'saleLead'
  | 'parties'
  | 'seller'
  | 'taxOffice'
  | 'basis'
  | 'buyer'
  | 'delivery'
  | 'invoice'
  | 'goods'
  | 'cargo'
  | 'payment'
  | 'total'
  | 'duties'
  | 'arrives'
  | 'withdraw'
  | 'exceptions'
  | 'complain',
  string
>

/** The texts of the two documents of an order, after the regulation on distance contracts. */
export const agreementWords: Record<Language, AgreementWords> = {
  tr: {
    preInformation: 'Ön bilgilendirme formu',
    distanceSales: 'Mesafeli satış sözleşmesi',
    preLead: 'Siparişinizi onaylamadan önce bilmeniz gerekenler bu formda yazılıdır.',
    saleLead:
      'Bu sözleşme, aşağıda bilgileri yazılı satıcı ile alıcı arasında elektronik ortamda kurulur.',
    parties: 'Taraflar',
    seller: 'Satıcı',
    taxOffice: 'Vergi dairesi ve numarası',
    basis: 'Dayanak',
    buyer: 'Alıcı',
    delivery: 'Teslimat adresi',
    invoice: 'Fatura adresi',
    goods: 'Ürünler ve bedel (KDV dahil)',
    cargo: 'Teslimat',
    payment: 'Ödeme şekli',
    total: 'Toplam',
    duties:
      'Satıcı ürünü eksiksiz ve siparişte belirtilen niteliklere uygun teslim eder; alıcı bedeli seçtiği ödeme şekliyle öder.',
    arrives: 'Ürün en geç {deliveryDays} gün içinde teslimat adresine ulaştırılır.',
    withdraw:
      'Alıcı, teslim aldığı günden başlayarak {withdrawalDays} gün içinde gerekçe göstermeden cayabilir. Cayma bildirimi sipariş sayfasından ya da satıcının adresine yapılır; bedel {refundDays} gün içinde aynı ödeme yoluyla iade edilir.',
    exceptions:
      'Kişiye özel hazırlanan, çabuk bozulan ve ambalajı açıldığında iadesi sağlık açısından uygun olmayan ürünlerde cayma hakkı kullanılamaz.',
    complain:
      'Şikâyetler için tüketici hakem heyetlerine ve tüketici mahkemelerine başvurulabilir.',
  },
  en: {
    preInformation: 'Pre-information form',
    distanceSales: 'Distance sales contract',
    preLead: 'What you should know before you confirm your order is written in this form.',
    saleLead: 'This contract is made electronically between the seller and the buyer named below.',
    parties: 'Parties',
    seller: 'Seller',
    taxOffice: 'Tax office and number',
    basis: 'Legal basis',
    buyer: 'Buyer',
    delivery: 'Delivery address',
    invoice: 'Invoice address',
    goods: 'Goods and price (VAT included)',
    cargo: 'Delivery',
    payment: 'Way of payment',
    total: 'Total',
    duties:
      'The seller delivers the goods complete and as described in the order; the buyer pays the price in the chosen way.',
    arrives: 'The goods reach the delivery address within {deliveryDays} days at the latest.',
    withdraw:
      'The buyer may withdraw within {withdrawalDays} days of receipt without giving a reason. Notice is given on the order page or to the seller’s address; the price is returned within {refundDays} days in the way it was paid.',
    exceptions:
      'There is no right of withdrawal for goods made to measure, goods that spoil soon, and goods that for health reasons cannot be returned once opened.',
    complain:
      'Complaints may be brought before the consumer arbitration committees and consumer courts.',
  },
  de: {
    preInformation: 'Vorabinformation',
    distanceSales: 'Fernabsatzvertrag',
    preLead:
      'Was Sie vor der Bestätigung Ihrer Bestellung wissen sollten, steht in diesem Formular.',
    saleLead:
      'Dieser Vertrag kommt elektronisch zwischen dem Verkäufer und dem Käufer zustande, die unten genannt sind.',
    parties: 'Parteien',
    seller: 'Verkäufer',
    taxOffice: 'Finanzamt und Steuernummer',
    basis: 'Rechtsgrundlage',
    buyer: 'Käufer',
    delivery: 'Lieferadresse',
    invoice: 'Rechnungsadresse',
    goods: 'Waren und Preis (inkl. MwSt.)',
    cargo: 'Lieferung',
    payment: 'Zahlungsart',
    total: 'Summe',
    duties:
      'Der Verkäufer liefert die Ware vollständig und wie in der Bestellung beschrieben; der Käufer zahlt auf dem gewählten Weg.',
    arrives: 'Die Ware trifft spätestens nach {deliveryDays} Tagen an der Lieferadresse ein.',
    withdraw:
      'Der Käufer kann binnen {withdrawalDays} Tagen nach Erhalt ohne Angabe von Gründen widerrufen, auf der Seite der Bestellung oder an die Adresse des Verkäufers; der Preis wird binnen {refundDays} Tagen auf demselben Weg erstattet.',
    exceptions:
      'Kein Widerrufsrecht besteht bei Maßanfertigungen, leicht verderblichen Waren und solchen, die nach dem Öffnen aus Gesundheitsgründen nicht zurückgegeben werden können.',
    complain:
      'Beschwerden nehmen die Verbraucherschlichtungsstellen und Verbrauchergerichte entgegen.',
  },
  ar: {
    preInformation: 'نموذج المعلومات المسبقة',
    distanceSales: 'عقد البيع عن بُعد',
    preLead: 'يتضمن هذا النموذج ما ينبغي معرفته قبل تأكيد طلبك.',
    saleLead: 'يُبرم هذا العقد إلكترونيًا بين البائع والمشتري المذكورين أدناه.',
    parties: 'الأطراف',
    seller: 'البائع',
    taxOffice: 'مكتب الضرائب ورقمه',
    basis: 'الأساس القانوني',
    buyer: 'المشتري',
    delivery: 'عنوان التسليم',
    invoice: 'عنوان الفاتورة',
    goods: 'المنتجات والثمن (شامل الضريبة)',
    cargo: 'التوصيل',
    payment: 'طريقة الدفع',
    total: 'المجموع',
    duties:
      'يسلّم البائع المنتجات كاملة وكما وُصفت في الطلب، ويدفع المشتري الثمن بالطريقة التي اختارها.',
    arrives: 'تصل المنتجات إلى عنوان التسليم خلال {deliveryDays} يومًا على الأكثر.',
    withdraw:
      'يحق للمشتري التراجع خلال {withdrawalDays} يومًا من الاستلام دون إبداء سبب، عبر صفحة الطلب أو عنوان البائع، ويُعاد الثمن خلال {refundDays} يومًا بطريقة الدفع نفسها.',
    exceptions:
      'لا يسري حق التراجع على المنتجات المصنوعة حسب الطلب أو سريعة التلف أو التي لا يمكن إعادتها بعد فتحها لأسباب صحية.',
    complain: 'يمكن تقديم الشكاوى إلى هيئات تحكيم المستهلك ومحاكم المستهلك.',
  },
}
