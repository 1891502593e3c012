import type { Language } from '../locale'

const TEXTS = {
  required: {
    tr: 'Bu alan boş bırakılamaz',
    en: 'This field cannot be empty',
    de: 'Dieses Feld darf nicht leer sein',
    ar: 'لا يمكن ترك هذا الحقل فارغًا',
  },
  tooLong: {
    tr: 'Bu kadar uzun yazılamaz',
    en: 'This is too long',
    de: 'Das ist zu lang',
    ar: 'النص طويل جدًا',
  },
  taxNumber: {
    tr: 'Vergi numarası hatalı',
    en: 'The tax number is wrong',
    de: 'Die Steuernummer ist falsch',
    ar: 'الرقم الضريبي غير صحيح',
  },
  identityNumber: {
    tr: 'T.C. kimlik numarası hatalı',
    en: 'The identity number is wrong',
    de: 'Die Ausweisnummer ist falsch',
    ar: 'رقم الهوية غير صحيح',
  },
  place: {
    tr: 'Listeden seçin',
    en: 'Choose from the list',
    de: 'Wählen Sie aus der Liste',
    ar: 'اختر من القائمة',
  },
  saved: {
    tr: 'Adresiniz kaydedildi',
    en: 'Your address is saved',
    de: 'Ihre Adresse ist gespeichert',
    ar: 'تم حفظ عنوانك',
  },
  deleted: {
    tr: 'Adresiniz silindi',
    en: 'Your address is deleted',
    de: 'Ihre Adresse ist gelöscht',
    ar: 'تم حذف عنوانك',
  },
  missing: {
    tr: 'Adres bulunamadı',
    en: 'The address was not found',
    de: 'Die Adresse wurde nicht gefunden',
    ar: 'لم يُعثر على العنوان',
  },
  tooMany: {
    tr: 'Daha fazla adres kaydedilemez',
    en: 'No more addresses can be kept',
    de: 'Mehr Adressen können nicht gespeichert werden',
    ar: 'لا يمكن حفظ مزيد من العناوين',
  },
} as const

export type AddressText = keyof typeof TEXTS

export function addressText(name: AddressText, language: Language): string {
  return TEXTS[name][language]
}
