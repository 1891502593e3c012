import type { Language } from '../locale'

const TEXTS = {
  signInFirst: {
    tr: 'Önce giriş yapın',
    en: 'Sign in first',
    de: 'Melden Sie sich zuerst an',
    ar: 'سجّل الدخول أولًا',
  },
  closed: {
    tr: 'Geçiş anahtarları kullanılamıyor',
    en: 'Passkeys cannot be used',
    de: 'Passkeys können nicht verwendet werden',
    ar: 'لا يمكن استخدام مفاتيح المرور',
  },
  tooOften: {
    tr: 'Çok sık denendi. Bir süre sonra tekrar deneyin.',
    en: 'That was tried too often. Try again later.',
    de: 'Das wurde zu oft versucht. Versuchen Sie es später erneut.',
    ar: 'محاولات كثيرة. حاول لاحقًا.',
  },
  notVerified: {
    tr: 'Geçiş anahtarı doğrulanamadı. Tekrar deneyin.',
    en: 'The passkey could not be verified. Try again.',
    de: 'Der Passkey konnte nicht geprüft werden. Versuchen Sie es erneut.',
    ar: 'تعذر التحقق من مفتاح المرور. حاول مجددًا.',
  },
  notSignedIn: {
    tr: 'Geçiş anahtarı doğrulanamadı. Tekrar deneyin ya da şifrenizle giriş yapın.',
    en: 'The passkey could not be verified. Try again or sign in with your password.',
    de: 'Der Passkey konnte nicht geprüft werden. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
    ar: 'تعذر التحقق من مفتاح المرور. حاول مجددًا أو سجّل الدخول بكلمة المرور.',
  },
  notAdded: {
    tr: 'Bu geçiş anahtarı eklenemedi',
    en: 'This passkey could not be added',
    de: 'Dieser Passkey konnte nicht hinzugefügt werden',
    ar: 'تعذرت إضافة مفتاح المرور هذا',
  },
  added: {
    tr: 'Geçiş anahtarınız eklendi',
    en: 'Your passkey has been added',
    de: 'Ihr Passkey wurde hinzugefügt',
    ar: 'تمت إضافة مفتاح المرور',
  },
  mailAdded: {
    tr: 'Siz eklemediyseniz anahtarı silin ve şifrenizi değiştirin:',
    en: 'If it was not you who added it, remove the passkey and change your password:',
    de: 'Falls Sie ihn nicht hinzugefügt haben, löschen Sie den Passkey und ändern Sie Ihr Passwort:',
    ar: 'إن لم تكن أنت من أضافه فاحذف المفتاح وغيّر كلمة مرورك:',
  },
  renamed: {
    tr: 'Geçiş anahtarının adı değişti',
    en: 'The passkey has a new name',
    de: 'Der Passkey hat einen neuen Namen',
    ar: 'تم تغيير اسم مفتاح المرور',
  },
  noPasskey: {
    tr: 'Böyle bir geçiş anahtarı yok',
    en: 'There is no such passkey',
    de: 'Diesen Passkey gibt es nicht',
    ar: 'لا يوجد مفتاح مرور كهذا',
  },
  removed: {
    tr: 'Geçiş anahtarı silindi',
    en: 'The passkey has been removed',
    de: 'Der Passkey wurde gelöscht',
    ar: 'تم حذف مفتاح المرور',
  },
  none: { tr: '', en: '', de: '', ar: '' },
} as const

export type PasskeyText = keyof typeof TEXTS

export function passkeyText(name: PasskeyText, language: Language): string {
  return TEXTS[name][language]
}
