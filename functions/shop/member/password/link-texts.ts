/** What is said of the links that set a password, in their mail, and in the one about a changed password. */
export const LINK_TEXTS = {
  badLink: {
    tr: 'Bu bağlantı geçersiz ya da süresi dolmuş',
    en: 'This link is not valid or has run out',
    de: 'Dieser Link ist ungültig oder abgelaufen',
    ar: 'هذا الرابط غير صالح أو انتهت صلاحيته',
  },
  usedLink: {
    tr: 'Bu bağlantı kullanılmış; şifrenizi yine değiştirmek için yeni bir bağlantı isteyin',
    en: 'This link has been used; ask for a new one to change your password again',
    de: 'Dieser Link wurde schon benutzt; fordern Sie einen neuen an, um Ihr Passwort noch einmal zu ändern',
    ar: 'استُخدم هذا الرابط من قبل؛ اطلب رابطًا جديدًا لتغيير كلمة مرورك مرة أخرى',
  },
  mailReset: {
    tr: 'Yeni bir şifre belirlemek için bağlantıyı açın. 10 dakika geçerlidir.',
    en: 'Open the link to set a new password. It holds for 10 minutes.',
    de: 'Öffnen Sie den Link, um ein neues Passwort zu setzen. Er gilt 10 Minuten.',
    ar: 'افتح الرابط لتعيين كلمة مرور جديدة. صالح لعشر دقائق.',
  },
  mailChanged: {
    tr: 'Değiştiren siz değilseniz hemen yeni bir şifre belirleyin, öteki oturumlar kapanır; geçiş anahtarlarınızı ve bağlı hesaplarınızı da gözden geçirin:',
    en: 'If it was not you who changed it, set a new one at once, which ends all other sessions, and check your passkeys and connected accounts:',
    de: 'Falls Sie es nicht geändert haben, setzen Sie sofort ein neues, das alle anderen Sitzungen beendet, und prüfen Sie Ihre Passkeys und verknüpften Konten:',
    ar: 'إن لم تكن أنت من غيّرها فعيّن كلمة مرور جديدة فورًا، فتنتهي الجلسات الأخرى، وراجع مفاتيح المرور والحسابات المرتبطة:',
  },
} as const
