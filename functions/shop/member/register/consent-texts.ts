import type { Language } from '../../locale'

export const CONSENT_TEXTS = {
  kvkk: {
    tr: 'KVKK aydınlatma metnini okudum',
    en: 'I have read the data protection notice',
    de: 'Ich habe die Datenschutzhinweise gelesen',
    ar: 'قرأت إشعار حماية البيانات الشخصية',
  },
  mail_notify: {
    tr: 'Kampanyalar e-posta ile gönderilsin',
    en: 'Send me offers by e-mail',
    de: 'Angebote per E-Mail senden',
    ar: 'أرسلوا العروض بالبريد الإلكتروني',
  },
  sms_notify: {
    tr: 'Kampanyalar SMS ile gönderilsin',
    en: 'Send me offers by text message',
    de: 'Angebote per SMS senden',
    ar: 'أرسلوا العروض برسائل نصية',
  },
  phone_notify: {
    tr: 'Kampanyalar için telefonla aranabilirim',
    en: 'You may call me about offers',
    de: 'Sie dürfen mich wegen Angeboten anrufen',
    ar: 'يمكنكم الاتصال بي بشأن العروض',
  },
  newsletter: {
    tr: 'Bülteni almak istiyorum',
    en: 'I want the newsletter',
    de: 'Ich möchte den Newsletter',
    ar: 'أريد تلقي النشرة البريدية',
  },
} as const satisfies Record<string, Record<Language, string>>
