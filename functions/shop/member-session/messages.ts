import type { Language } from '../locale'

const TEXTS = {
  signInFirst: {
    tr: 'Önce giriş yapın',
    en: 'Sign in first',
    de: 'Melden Sie sich zuerst an',
    ar: 'سجّل الدخول أولًا',
  },
  noSession: {
    tr: 'Bu oturum zaten kapanmış',
    en: 'This session has ended already',
    de: 'Diese Sitzung ist bereits beendet',
    ar: 'انتهت هذه الجلسة من قبل',
  },
  ended: {
    tr: 'Oturum kapatıldı',
    en: 'The session has been ended',
    de: 'Die Sitzung wurde beendet',
    ar: 'تم إنهاء الجلسة',
  },
} as const

export function sessionText(name: keyof typeof TEXTS, language: Language): string {
  return TEXTS[name][language]
}
