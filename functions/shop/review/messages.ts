import type { Language } from '../locale'

const TEXTS = {
  signIn: {
    tr: 'Değerlendirme yazmak için giriş yapın',
    en: 'Sign in to write a review',
    de: 'Melden Sie sich an, um zu bewerten',
    ar: 'سجّل الدخول لكتابة تقييم',
  },
  rate: {
    tr: 'Kaç yıldız verdiğinizi seçin',
    en: 'Choose how many stars you give',
    de: 'Wählen Sie die Anzahl der Sterne',
    ar: 'اختر عدد النجوم',
  },
  text: {
    tr: 'En az 10, en çok 2000 karakter yazın',
    en: 'Write 10 to 2000 characters',
    de: 'Schreiben Sie 10 bis 2000 Zeichen',
    ar: 'اكتب من 10 إلى 2000 حرف',
  },
  question: {
    tr: 'Sorunuzu 5 ile 1000 karakter arasında yazın',
    en: 'Write your question in 5 to 1000 characters',
    de: 'Schreiben Sie Ihre Frage in 5 bis 1000 Zeichen',
    ar: 'اكتب سؤالك من 5 إلى 1000 حرف',
  },
  twice: {
    tr: 'Bu ürünü zaten değerlendirdiniz',
    en: 'You have reviewed this product already',
    de: 'Sie haben dieses Produkt schon bewertet',
    ar: 'لقد قيّمت هذا المنتج من قبل',
  },
  noProduct: {
    tr: 'Ürün bulunamadı',
    en: 'The product was not found',
    de: 'Das Produkt wurde nicht gefunden',
    ar: 'لم يُعثر على المنتج',
  },
  reviewSaved: {
    tr: 'Değerlendirmeniz onaylandıktan sonra yayımlanacak',
    en: 'Your review will appear once it is approved',
    de: 'Ihre Bewertung erscheint nach der Freigabe',
    ar: 'سيُنشر تقييمك بعد الموافقة عليه',
  },
  questionSaved: {
    tr: 'Sorunuz onaylandıktan sonra yayımlanacak',
    en: 'Your question will appear once it is approved',
    de: 'Ihre Frage erscheint nach der Freigabe',
    ar: 'سيُنشر سؤالك بعد الموافقة عليه',
  },
  voted: {
    tr: 'Oyunuz alındı, teşekkürler',
    en: 'Your vote is counted, thank you',
    de: 'Ihre Stimme ist gezählt, danke',
    ar: 'تم احتساب صوتك، شكرًا',
  },
  noReview: {
    tr: 'Yorum bulunamadı',
    en: 'The review was not found',
    de: 'Die Bewertung wurde nicht gefunden',
    ar: 'لم يُعثر على التقييم',
  },
  email: {
    tr: 'Email formatına uygun değil',
    en: 'This is not an email address',
    de: 'Das ist keine E-Mail-Adresse',
    ar: 'هذا ليس عنوان بريد إلكتروني',
  },
  alarmSaved: {
    tr: 'Kaydedildi. Değişince size yazacağız.',
    en: 'Saved. We will write to you when it changes.',
    de: 'Gespeichert. Wir schreiben Ihnen, sobald sich etwas ändert.',
    ar: 'تم الحفظ. سنراسلك عند حدوث تغيير.',
  },
} satisfies Record<string, Record<Language, string>>

export function reviewMessage(name: keyof typeof TEXTS, language: Language): string {
  return TEXTS[name][language]
}
