import type { Call } from '../app'
import { languageOf } from '../session/call-preferences'
import { settingOf } from './queries'

const TEXTS = {
  takenOver: {
    tr: '{name} hesabınız artık sizin\nE-posta adresinizin size ait olduğunu kanıtladınız; bu adresle açılmış hesap artık yalnızca sizin. Hesabı başkası açmış olabileceği için kayıtlı adresleri, kartları, favorileri, mesajları ve öteki giriş yolları kaldırıldı, kampanya izinleri sayılmaz. Gereken adres ve kartları yeniden ekleyebilirsiniz.',
    en: 'Your account at {name} is yours now\nYou have proven that this e-mail address is yours; the account that was made with it is yours alone now. Somebody else may have made it, so its saved addresses, cards, favourites, messages and other ways to sign in were removed, and consents to offers do not count. You can add the addresses and cards you need anew.',
    de: 'Ihr Konto bei {name} gehört jetzt Ihnen\nSie haben nachgewiesen, dass diese E-Mail-Adresse Ihre ist; das Konto, das damit angelegt wurde, gehört jetzt nur Ihnen. Da es jemand anders angelegt haben kann, wurden gespeicherte Adressen, Karten, Favoriten, Nachrichten und andere Anmeldewege entfernt; Einwilligungen in Werbung gelten nicht. Adressen und Karten können Sie neu hinzufügen.',
    ar: 'حسابك في {name} أصبح لك\nأثبتَّ أن عنوان البريد الإلكتروني هذا لك، والحساب الذي أُنشئ به أصبح لك وحدك. قد يكون شخص آخر قد أنشأه، لذلك أُزيلت العناوين والبطاقات المحفوظة والمفضلات والرسائل وطرق الدخول الأخرى، ولا تُحتسب الموافقات على العروض. يمكنك إضافة العناوين والبطاقات التي تحتاجها من جديد.',
  },
  claimed: {
    tr: '{name} hesabınız artık yalnızca sizin\nE-posta adresinizin size ait olduğunu kanıtladınız. Bu adresle açılmış hesabı başkası da kullanmış olabileceği için öteki giriş yolları kapatıldı, kampanya izinleri sayılmaz. Hesaptaki bilgiler duruyor: size ait olmayan adres, kart, favori ve mesaj varsa silin.',
    en: 'Your account at {name} is yours alone now\nYou have proven that this e-mail address is yours. Somebody else may have used the account that was made with it, so other ways to sign in were ended, and consents to offers do not count. What the account holds is still there: delete addresses, cards, favourites and messages that are not yours.',
    de: 'Ihr Konto bei {name} gehört jetzt nur Ihnen\nSie haben nachgewiesen, dass diese E-Mail-Adresse Ihre ist. Da jemand anders das damit angelegte Konto benutzt haben kann, wurden andere Anmeldewege beendet; Einwilligungen in Werbung gelten nicht. Der Inhalt des Kontos ist noch da: Löschen Sie Adressen, Karten, Favoriten und Nachrichten, die nicht Ihre sind.',
    ar: 'حسابك في {name} أصبح لك وحدك\nأثبتَّ أن عنوان البريد الإلكتروني هذا لك. قد يكون شخص آخر قد استخدم الحساب الذي أُنشئ به، لذلك أُنهيت طرق الدخول الأخرى، ولا تُحتسب الموافقات على العروض. محتوى الحساب باقٍ: احذف ما ليس لك من عناوين وبطاقات ومفضلات ورسائل.',
  },
} as const

export async function accountMail(call: Call, name: keyof typeof TEXTS): Promise<string> {
  const shop = await settingOf(call.env.DB, 'SITE_NAME')
  return TEXTS[name][languageOf(call)].replace('{name}', shop)
}

/** What is mailed to the owner of an address, by what its account was until then. */
export async function ownersMails(call: Call): Promise<{ takenOver: string; claimed: string }> {
  const [takenOver, claimed] = [
    await accountMail(call, 'takenOver'),
    await accountMail(call, 'claimed'),
  ]
  return { takenOver, claimed }
}
