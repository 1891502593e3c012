import type { Call } from '../../app'
import { languageOf } from '../../session/call-preferences'
import { settingOf } from '../queries'

const TEXTS = {
  waits: {
    tr: 'Yeni adresinize bir bağlantı gönderdik. E-posta adresiniz, bağlantıyı açınca değişir.',
    en: 'We sent a link to your new address. Your e-mail address changes once you open it.',
    de: 'Wir haben einen Link an Ihre neue Adresse gesendet. Ihre E-Mail-Adresse ändert sich, sobald Sie ihn öffnen.',
    ar: 'أرسلنا رابطًا إلى عنوانك الجديد. يتغيّر بريدك الإلكتروني بعد فتح الرابط.',
  },
  givenUp: {
    tr: 'E-posta adresiniz değişmeyecek.',
    en: 'Your e-mail address stays as it is.',
    de: 'Ihre E-Mail-Adresse bleibt, wie sie ist.',
    ar: 'سيبقى بريدك الإلكتروني كما هو.',
  },
  signInFirst: {
    tr: 'Önce eski e-posta adresinizle giriş yapın, sonra bağlantıyı yeniden açın.',
    en: 'Sign in with your former e-mail address first, then open the link once more.',
    de: 'Melden Sie sich zuerst mit Ihrer bisherigen E-Mail-Adresse an und öffnen Sie den Link dann noch einmal.',
    ar: 'سجّل الدخول ببريدك السابق أولًا، ثم افتح الرابط مرة أخرى.',
  },
  moved: {
    tr: 'E-posta adresiniz değişti',
    en: 'Your e-mail address has changed',
    de: 'Ihre E-Mail-Adresse wurde geändert',
    ar: 'تغيّر بريدك الإلكتروني',
  },
  back: {
    tr: 'Hesabınız bu adreste kaldı. Yeni bir şifre belirleyin.',
    en: 'Your account stays at this address. Set a new password.',
    de: 'Ihr Konto bleibt bei dieser Adresse. Legen Sie ein neues Passwort fest.',
    ar: 'بقي حسابك على هذا العنوان. عيّن كلمة مرور جديدة.',
  },
  mailNew: {
    tr: '{name} hesabınızın yeni e-posta adresi\nHesabınızın e-posta adresini buraya değiştirmek için, giriş yapmışken bağlantıyı açın. Bunu siz istemediyseniz bir şey yapmanız gerekmez.',
    en: 'The new e-mail address of your account at {name}\nOpen the link while you are signed in to change the e-mail address of your account to this one. If that was not you, there is nothing to do.',
    de: 'Die neue E-Mail-Adresse Ihres Kontos bei {name}\nÖffnen Sie den Link, während Sie angemeldet sind, um die E-Mail-Adresse Ihres Kontos in diese zu ändern. Waren Sie das nicht, ist nichts zu tun.',
    ar: 'البريد الإلكتروني الجديد لحسابك في {name}\nافتح الرابط وأنت مسجّل الدخول لتغيير بريد حسابك إلى هذا العنوان. وإن لم تكن أنت من طلب ذلك فلا يلزمك شيء.',
  },
  mailFormer: {
    tr: '{name} hesabınızın e-posta adresi değiştiriliyor\nHesabınızın e-posta adresi, bu adresten başka bir adrese değiştiriliyor. Bunu siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız hesabınıza başkası girmiş olabilir: hemen mağazaya yazın; girebiliyorsanız şifrenizi değiştirin ve öteki cihazlardan çıkış yapın.',
    en: 'The e-mail address of your account at {name} is being changed\nThe e-mail address of your account is being changed from this one to another. If that was you, there is nothing to do. If it was not, somebody else may be in your account: write to the shop at once; if you can sign in, change your password and sign out of the other devices.',
    de: 'Die E-Mail-Adresse Ihres Kontos bei {name} wird geändert\nDie E-Mail-Adresse Ihres Kontos wird von dieser in eine andere geändert. Waren Sie das, ist nichts zu tun. Waren Sie es nicht, ist vielleicht jemand anders in Ihrem Konto: Schreiben Sie sofort dem Shop; wenn Sie sich anmelden können, ändern Sie Ihr Passwort und melden Sie die anderen Geräte ab.',
    ar: 'يجري تغيير عنوان البريد الإلكتروني لحسابك في {name}\nيجري تغيير عنوان البريد الإلكتروني لحسابك من هذا العنوان إلى عنوان آخر. إن كنت أنت من غيّره فلا يلزمك شيء. وإن لم تكن أنت فقد يكون شخص آخر دخل حسابك: راسل المتجر فورًا، وإن استطعت الدخول فغيّر كلمة المرور وسجّل الخروج من الأجهزة الأخرى.',
  },
  mailBack: {
    tr: '{name} hesabınızın iletişim bilgileri değiştiriliyor\nHesabınızın e-posta adresi ya da telefon numarası değiştiriliyor. Bunu siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız 7 gün içinde bağlantıyı açın: hesabınız bu adreste kalır, bütün cihazlardan çıkılır ve yeni bir şifre belirlersiniz.',
    en: 'The contact details of your account at {name} are being changed\nThe e-mail address or the phone number of your account is being changed. If that was you, there is nothing to do. If it was not, open the link within 7 days: your account stays at this address, all devices are signed out, and you set a new password.',
    de: 'Die Kontaktdaten Ihres Kontos bei {name} werden geändert\nDie E-Mail-Adresse oder die Telefonnummer Ihres Kontos wird geändert. Waren Sie das, ist nichts zu tun. Waren Sie es nicht, öffnen Sie innerhalb von 7 Tagen den Link: Ihr Konto bleibt bei dieser Adresse, alle Geräte werden abgemeldet, und Sie legen ein neues Passwort fest.',
    ar: 'يجري تغيير بيانات الاتصال لحسابك في {name}\nيجري تغيير البريد الإلكتروني أو رقم الهاتف لحسابك. إن كنت أنت من غيّره فلا يلزمك شيء. وإن لم تكن أنت فافتح الرابط خلال 7 أيام: يبقى حسابك على هذا العنوان، ويُسجَّل الخروج من كل الأجهزة، وتعيّن كلمة مرور جديدة.',
  },
} as const

export type MovedText = keyof typeof TEXTS

export const movedText = (call: Call, name: MovedText): string => TEXTS[name][languageOf(call)]

/** The text of a mail, with the shop's name. */
export async function movedMail(call: Call, name: MovedText): Promise<string> {
  return movedText(call, name).replace('{name}', await settingOf(call.env.DB, 'SITE_NAME'))
}
