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
  | 'vatIncluded'
  | 'buyer'
  | 'delivery'
  | 'invoice'
  | 'goods'
  | 'cargo'
  | 'payment'
  | 'total',
  string
>

/** The words around what an order consists of; clauses are the owner's, in the settings. */
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
    goods: 'Ürünler ve bedel',
    vatIncluded: 'KDV dahil',
    cargo: 'Teslimat',
    payment: 'Ödeme şekli',
    total: 'Toplam',
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
    goods: 'Goods and price',
    vatIncluded: 'VAT included',
    cargo: 'Delivery',
    payment: 'Way of payment',
    total: 'Total',
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
    goods: 'Waren und Preis',
    vatIncluded: 'inkl. MwSt.',
    cargo: 'Lieferung',
    payment: 'Zahlungsart',
    total: 'Summe',
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
    goods: 'المنتجات والثمن',
    vatIncluded: 'شامل الضريبة',
    cargo: 'الشحن',
    payment: 'طريقة الدفع',
    total: 'الإجمالي',
  },
}
