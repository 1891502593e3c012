import type { Language } from '../locale'

const TEXTS = {
  notAnEmail: {
    tr: 'Email formatına uygun değil',
    en: 'This is not an email address',
    de: 'Das ist keine E-Mail-Adresse',
    ar: 'هذا ليس عنوان بريد إلكتروني',
  },
  welcome: {
    tr: 'Giriş başarılı',
    en: 'You are signed in',
    de: 'Sie sind angemeldet',
    ar: 'تم تسجيل الدخول',
  },
  wrong: {
    tr: 'Giriş bilgileri hatalı. Kontrol edip tekrar deneyin.',
    en: 'These details do not match. Check them and try again.',
    de: 'Diese Angaben stimmen nicht. Bitte prüfen Sie sie und versuchen Sie es erneut.',
    ar: 'بيانات الدخول غير صحيحة. تحقق منها وحاول مرة أخرى.',
  },
  wait: {
    tr: 'Çok sayıda hatalı deneme yapıldı. Biraz bekleyip tekrar deneyin.',
    en: 'There were too many failed tries. Wait a moment and try again.',
    de: 'Es gab zu viele Fehlversuche. Warten Sie einen Moment und versuchen Sie es erneut.',
    ar: 'محاولات خاطئة كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
  },
  codeNeeded: {
    tr: 'Güvenlik kodunu yazın',
    en: 'Type the security code',
    de: 'Geben Sie den Sicherheitscode ein',
    ar: 'اكتب رمز الأمان',
  },
  codeWrong: {
    tr: 'Güvenlik kodu hatalı',
    en: 'The security code is wrong',
    de: 'Der Sicherheitscode ist falsch',
    ar: 'رمز الأمان خاطئ',
  },
  expired: {
    tr: 'Şifrenizin süresi doldu. Hesabınızın güvenliği için yeni bir şifre belirleyin.',
    en: 'Your password has expired. Set a new one to keep your account secure.',
    de: 'Ihr Passwort ist abgelaufen. Setzen Sie ein neues, damit Ihr Konto sicher bleibt.',
    ar: 'انتهت صلاحية كلمة المرور. عيّن كلمة جديدة للحفاظ على أمان حسابك.',
  },
  inactive: {
    tr: 'Üyeliğiniz henüz aktifleştirilmemiş. E-postanıza gelen bağlantıyı açın.',
    en: 'Your membership is not active yet. Open the link in the email we sent you.',
    de: 'Ihre Mitgliedschaft ist noch nicht aktiv. Öffnen Sie den Link in unserer E-Mail.',
    ar: 'عضويتك غير مفعّلة بعد. افتح الرابط في الرسالة التي أرسلناها إليك.',
  },
  ended: {
    tr: 'Oturum doğrulanamadı',
    en: 'The session could not be confirmed',
    de: 'Die Sitzung konnte nicht bestätigt werden',
    ar: 'تعذر التحقق من الجلسة',
  },
} as const

export function authMessage(name: keyof typeof TEXTS, language: Language): string {
  return TEXTS[name][language]
}
