import type { Language } from '../locale'

const TEXTS = {
  required: {
    tr: 'Bu alan boş bırakılamaz',
    en: 'This field cannot be empty',
    de: 'Dieses Feld darf nicht leer sein',
    ar: 'لا يمكن ترك هذا الحقل فارغاً',
  },
  notAnEmail: {
    tr: 'Email formatına uygun değil',
    en: 'This is not an email address',
    de: 'Das ist keine E-Mail-Adresse',
    ar: 'هذا ليس عنوان بريد إلكتروني',
  },
  mistakes: {
    tr: 'Formda hata var',
    en: 'There is a mistake in the form',
    de: 'Im Formular ist ein Fehler',
    ar: 'يوجد خطأ في النموذج',
  },
  mailTaken: {
    tr: 'Bu e-posta adresiyle kayıt yapılmıştır. Lütfen giriş yapınız.',
    en: 'This e-mail address is registered already. Please sign in.',
    de: 'Diese E-Mail-Adresse ist bereits registriert. Bitte melden Sie sich an.',
    ar: 'هذا البريد الإلكتروني مسجّل بالفعل. يرجى تسجيل الدخول.',
  },
  phoneTaken: {
    tr: 'Bu telefon numarasıyla kayıt yapılmıştır. Lütfen giriş yapınız.',
    en: 'This phone number is registered already. Please sign in.',
    de: 'Diese Telefonnummer ist bereits registriert. Bitte melden Sie sich an.',
    ar: 'رقم الهاتف هذا مسجّل بالفعل. يرجى تسجيل الدخول.',
  },
  shortPassword: {
    tr: 'Şifre en az 10 karakter olmalı ve kolay tahmin edilmemeli',
    en: 'A password has at least 10 characters and is not easy to guess',
    de: 'Ein Passwort hat mindestens 10 Zeichen und ist nicht leicht zu erraten',
    ar: 'يجب ألا تقل كلمة المرور عن 10 رموز وألا يسهل تخمينها',
  },
  notTheSame: {
    tr: 'Şifreler aynı değil',
    en: 'The passwords differ',
    de: 'Die Passwörter sind verschieden',
    ar: 'كلمتا المرور غير متطابقتين',
  },
  sameAsOld: {
    tr: 'Yeni şifre eskisinden farklı olmalı',
    en: 'The new password must differ from the old one',
    de: 'Das neue Passwort muss sich vom alten unterscheiden',
    ar: 'يجب أن تختلف كلمة المرور الجديدة عن القديمة',
  },
  wrongOld: {
    tr: 'Mevcut şifre hatalı',
    en: 'The current password is wrong',
    de: 'Das aktuelle Passwort ist falsch',
    ar: 'كلمة المرور الحالية خاطئة',
  },
  passwordChanged: {
    tr: 'Şifreniz değiştirildi',
    en: 'Your password has been changed',
    de: 'Ihr Passwort wurde geändert',
    ar: 'تم تغيير كلمة المرور',
  },
  saved: {
    tr: 'Bilgileriniz kaydedildi',
    en: 'Your details are saved',
    de: 'Ihre Angaben sind gespeichert',
    ar: 'تم حفظ بياناتك',
  },
  kvkk: {
    tr: 'Devam etmek için KVKK aydınlatma metnini okuduğunuzu onaylayın',
    en: 'Confirm that you have read the data protection notice',
    de: 'Bestätigen Sie, dass Sie die Datenschutzhinweise gelesen haben',
    ar: 'أكّد أنك قرأت إشعار حماية البيانات',
  },
  activate: {
    tr: 'Kaydınız alındı. E-postanıza gelen bağlantı ile üyeliğinizi aktifleştirin.',
    en: 'You are registered. Activate your membership by the link in the e-mail we sent you.',
    de: 'Sie sind registriert. Aktivieren Sie Ihre Mitgliedschaft über den Link in unserer E-Mail.',
    ar: 'تم تسجيلك. فعّل عضويتك من الرابط الذي أرسلناه إلى بريدك.',
  },
  activated: {
    tr: 'Üyeliğiniz başarıyla aktifleştirilmiştir...',
    en: 'Your membership has been activated...',
    de: 'Ihre Mitgliedschaft wurde aktiviert...',
    ar: 'تم تفعيل عضويتك بنجاح...',
  },
  badLink: {
    tr: 'Bu bağlantı geçersiz ya da süresi dolmuş',
    en: 'This link is not valid or has run out',
    de: 'Dieser Link ist ungültig oder abgelaufen',
    ar: 'هذا الرابط غير صالح أو انتهت صلاحيته',
  },
  subscribed: {
    tr: 'E-postanıza bir onay bağlantısı gönderdik',
    en: 'We sent a link to confirm to your e-mail',
    de: 'Wir haben Ihnen einen Bestätigungslink gemailt',
    ar: 'أرسلنا رابط تأكيد إلى بريدك',
  },
  subscriptionActive: {
    tr: 'Bülten aboneliğiniz başladı',
    en: 'Your newsletter subscription has begun',
    de: 'Ihr Newsletter-Abonnement hat begonnen',
    ar: 'بدأ اشتراكك في النشرة',
  },
  tooOften: {
    tr: 'Çok sık denendi. Bir süre sonra tekrar deneyin.',
    en: 'That was tried too often. Try again later.',
    de: 'Das wurde zu oft versucht. Versuchen Sie es später erneut.',
    ar: 'محاولات كثيرة. حاول لاحقاً.',
  },
  resetSent: {
    tr: 'Bu bilgilerle bir üyelik varsa şifre yenileme bağlantısı gönderildi',
    en: 'If there is such an account, a link to set a new password has been sent',
    de: 'Falls es dieses Konto gibt, wurde ein Link zum Zurücksetzen gesendet',
    ar: 'إذا كان هناك حساب بهذه البيانات فقد أُرسل رابط تعيين كلمة المرور',
  },
  wrongCode: {
    tr: 'Güvenlik sorusunun cevabı hatalı',
    en: 'The answer to the security question is wrong',
    de: 'Die Antwort auf die Sicherheitsfrage ist falsch',
    ar: 'إجابة سؤال الأمان خاطئة',
  },
  codeSent: {
    tr: 'Kod gönderildi',
    en: 'The code was sent',
    de: 'Der Code wurde gesendet',
    ar: 'تم إرسال الرمز',
  },
  codeWaits: {
    tr: 'Bir kod zaten gönderildi. Yenisi için sürenin dolmasını bekleyin.',
    en: 'A code was sent already. Wait until it runs out for another.',
    de: 'Ein Code wurde bereits gesendet. Warten Sie auf seinen Ablauf.',
    ar: 'أُرسل رمز بالفعل. انتظر انتهاء مدته لطلب غيره.',
  },
  codeWrong: {
    tr: 'Kod hatalı',
    en: 'The code is wrong',
    de: 'Der Code ist falsch',
    ar: 'الرمز خاطئ',
  },
  codeGone: {
    tr: 'Kodun süresi doldu ya da çok denendi. Yeni kod isteyin.',
    en: 'The code has run out or was tried too often. Ask for a new one.',
    de: 'Der Code ist abgelaufen oder wurde zu oft versucht. Fordern Sie einen neuen an.',
    ar: 'انتهت مدة الرمز أو جُرّب كثيراً. اطلب رمزاً جديداً.',
  },
  codeText: {
    tr: 'Serçehan kodunuz',
    en: 'Your Serçehan code',
    de: 'Ihr Serçehan-Code',
    ar: 'رمز Serçehan الخاص بك',
  },
  noPhone: {
    tr: 'Bu telefona kod gönderilemiyor',
    en: 'No code can be sent to this phone',
    de: 'An dieses Telefon kann kein Code gesendet werden',
    ar: 'لا يمكن إرسال رمز إلى هذا الهاتف',
  },
  verified: {
    tr: 'Telefonunuz doğrulandı',
    en: 'Your phone is verified',
    de: 'Ihr Telefon ist bestätigt',
    ar: 'تم التحقق من هاتفك',
  },
  signInFirst: {
    tr: 'Önce giriş yapın',
    en: 'Sign in first',
    de: 'Melden Sie sich zuerst an',
    ar: 'سجّل الدخول أولاً',
  },
  tooLong: {
    tr: 'Bu metin çok uzun',
    en: 'This text is too long',
    de: 'Dieser Text ist zu lang',
    ar: 'هذا النص طويل جداً',
  },
  found: { tr: '', en: '', de: '', ar: '' },
  noMessage: {
    tr: 'Böyle bir mesaj bulunamadı',
    en: 'There is no such message',
    de: 'Diese Nachricht gibt es nicht',
    ar: 'لا توجد رسالة كهذه',
  },
  messageSent: {
    tr: 'Mesajınız gönderildi',
    en: 'Your message was sent',
    de: 'Ihre Nachricht wurde gesendet',
    ar: 'أُرسلت رسالتك',
  },
  messageClosed: {
    tr: 'Görüşme kapatıldı',
    en: 'The conversation is closed',
    de: 'Die Unterhaltung ist geschlossen',
    ar: 'أُغلقت المحادثة',
  },
  notAffiliate: {
    tr: 'Bu sayfa yalnızca satış ortakları içindir',
    en: 'This page is for affiliates only',
    de: 'Diese Seite ist nur für Partner',
    ar: 'هذه الصفحة لشركاء البيع فقط',
  },
  underWay: { tr: 'Hazırlanıyor', en: 'Under way', de: 'In Bearbeitung', ar: 'قيد التنفيذ' },
  delivered: { tr: 'Teslim edildi', en: 'Delivered', de: 'Zugestellt', ar: 'تم التسليم' },
  paid: { tr: 'Ödendi', en: 'Paid', de: 'Bezahlt', ar: 'مدفوع' },
  invoice: { tr: 'Fatura', en: 'Invoice', de: 'Rechnung', ar: 'فاتورة' },
  payment: { tr: 'Tahsilat', en: 'Payment', de: 'Zahlung', ar: 'دفعة' },
  noProduct: {
    tr: 'Böyle bir ürün yok',
    en: 'There is no such product',
    de: 'Dieses Produkt gibt es nicht',
    ar: 'لا يوجد منتج كهذا',
  },
  noProvider: {
    tr: 'Bu giriş yolu kapalı',
    en: 'This way of signing in is closed',
    de: 'Dieser Anmeldeweg ist geschlossen',
    ar: 'طريقة الدخول هذه مغلقة',
  },
  socialFailed: {
    tr: 'Giriş tamamlanamadı. Lütfen tekrar deneyin.',
    en: 'Signing in could not be completed. Please try again.',
    de: 'Die Anmeldung wurde nicht abgeschlossen. Bitte versuchen Sie es erneut.',
    ar: 'تعذّر إكمال تسجيل الدخول. يرجى المحاولة مجدداً.',
  },
  completeProfile: {
    tr: 'Üyeliğiniz için birkaç bilgi daha gerekiyor',
    en: 'Your membership needs a few more details',
    de: 'Für Ihre Mitgliedschaft fehlen noch einige Angaben',
    ar: 'نحتاج إلى بعض المعلومات الإضافية لعضويتك',
  },
  mailActivate: {
    tr: 'Üyeliğinizi aktifleştirmek için bağlantıyı açın.',
    en: 'Open the link to activate your membership.',
    de: 'Öffnen Sie den Link, um Ihre Mitgliedschaft zu aktivieren.',
    ar: 'افتح الرابط لتفعيل عضويتك.',
  },
  mailNewsletter: {
    tr: 'Bülten aboneliğinizi onaylamak için bağlantıyı açın.',
    en: 'Open the link to confirm your subscription.',
    de: 'Öffnen Sie den Link, um Ihr Abonnement zu bestätigen.',
    ar: 'افتح الرابط لتأكيد اشتراكك.',
  },
  mailReset: {
    tr: 'Yeni bir şifre belirlemek için bağlantıyı açın. 10 dakika geçerlidir.',
    en: 'Open the link to set a new password. It holds for 10 minutes.',
    de: 'Öffnen Sie den Link, um ein neues Passwort zu setzen. Er gilt 10 Minuten.',
    ar: 'افتح الرابط لتعيين كلمة مرور جديدة. صالح لعشر دقائق.',
  },
} as const

export type MemberText = keyof typeof TEXTS

/** What the shop says about memberships, in the shopper's language. */
export function memberText(name: MemberText, language: Language): string {
  return TEXTS[name][language]
}
