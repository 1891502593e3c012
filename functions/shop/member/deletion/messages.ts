import type { Language } from '../../locale'

const TEXTS = {
  openOrder: {
    tr: 'Teslim edilmemiş ya da ödemesi süren bir siparişiniz var. Hesabınız, siparişiniz tamamlandıktan sonra silinebilir.',
    en: 'You have an order that is not delivered yet, or whose payment is under way. Your account can be deleted once it is complete.',
    de: 'Sie haben eine Bestellung, die noch nicht zugestellt ist oder deren Zahlung läuft. Danach kann Ihr Konto gelöscht werden.',
    ar: 'لديك طلب لم يُسلَّم بعد أو لا يزال دفعه جاريًا. يمكن حذف حسابك بعد اكتماله.',
  },
  openReturn: {
    tr: 'Süren bir iadeniz var. Hesabınız, iade tamamlandıktan sonra silinebilir.',
    en: 'You have a return under way. Your account can be deleted once it is complete.',
    de: 'Eine Ihrer Rückgaben läuft noch. Danach kann Ihr Konto gelöscht werden.',
    ar: 'لديك عملية إرجاع جارية. يمكن حذف حسابك بعد اكتمالها.',
  },
  subscription: {
    tr: 'Düzenli gönderilen bir ürününüz var. Hesabınız, bu abonelik bittikten sonra silinebilir; bitirmek için mağazaya yazın.',
    en: 'You have a product that is sent regularly. Your account can be deleted once this subscription has ended; write to the shop to end it.',
    de: 'Sie erhalten ein Produkt regelmäßig. Nach dem Ende dieses Abonnements kann Ihr Konto gelöscht werden; schreiben Sie dem Shop, um es zu beenden.',
    ar: 'لديك منتج يُرسل إليك بانتظام. يمكن حذف حسابك بعد انتهاء هذا الاشتراك؛ راسل المتجر لإنهائه.',
  },
  balance: {
    tr: 'Cari hesabınız ya da satış ortaklığı hesabınız kapanmamış. Hesabınızın silinmesi için mağazaya yazın.',
    en: 'Your current account or your affiliate account is not settled. Write to the shop to have your account deleted.',
    de: 'Ihr Kundenkonto oder Ihr Partnerkonto ist nicht ausgeglichen. Schreiben Sie dem Shop, damit er Ihr Konto löscht.',
    ar: 'حسابك الجاري أو حساب الشراكة غير مسوّى. راسل المتجر لحذف حسابك.',
  },
  wrongPassword: {
    tr: 'Şifre hatalı',
    en: 'The password is wrong',
    de: 'Das Passwort ist falsch',
    ar: 'كلمة المرور خاطئة',
  },
  done: {
    tr: 'Hesabınız silindi',
    en: 'Your account has been deleted',
    de: 'Ihr Konto wurde gelöscht',
    ar: 'تم حذف حسابك',
  },
  mail: {
    tr: '{name} hesabınız silindi\nHesabınız ve kişisel verileriniz, isteğiniz üzerine silindi; kampanya izinleriniz ve bülten aboneliğiniz bitti. Sipariş, fatura ve izin kayıtları yalnızca yasaların gerektirdiği süre boyunca saklanır. Siparişlerinizin e-postalarındaki bağlantılar süreleri dolana kadar geçerlidir.',
    en: 'Your account at {name} has been deleted\nYour account and your personal data have been deleted as you requested; your consents to offers and your newsletter subscription have ended. Records of orders, invoices and consents are stored only as long as the law requires. The links in the e-mails of your orders work until they run out.',
    de: 'Ihr Konto bei {name} wurde gelöscht\nIhr Konto und Ihre persönlichen Daten wurden auf Ihren Wunsch gelöscht; Ihre Einwilligungen in Werbung und Ihr Newsletter-Abonnement sind beendet. Bestellungen, Rechnungen und Einwilligungen bleiben nur so lange gespeichert, wie das Gesetz es verlangt. Die Links in den E-Mails zu Ihren Bestellungen gelten, bis sie ablaufen.',
    ar: 'تم حذف حسابك في {name}\nحُذف حسابك وبياناتك الشخصية بناءً على طلبك، وانتهت موافقاتك على العروض واشتراكك في النشرة. تُحفظ سجلات الطلبات والفواتير والموافقات للمدة التي يفرضها القانون فقط. تبقى الروابط في رسائل طلباتك صالحة حتى انتهاء مدتها.',
  },
  unprovenMail: {
    tr: '{name} hesabınız silindi\nHesabınız ve kişisel verileriniz, isteğiniz üzerine silindi; bu hesapla verilen kampanya izinleri geri alındı. E-posta adresinin hesaba ait olduğu doğrulanmadığı için bu adresle başlatılmış bülten aboneliği ile stok ve fiyat haberleri sürer; bülten, e-postasındaki bağlantıyla bitirilir. Sipariş, fatura ve izin kayıtları yalnızca yasaların gerektirdiği süre boyunca saklanır. Siparişlerinizin e-postalarındaki bağlantılar süreleri dolana kadar geçerlidir.',
    en: 'Your account at {name} has been deleted\nYour account and your personal data have been deleted as you requested; the consents to offers that it gave were withdrawn. Nobody had confirmed the e-mail address of the account, so a newsletter subscription and stock and price alerts of that address stay; the link in the newsletter’s mail ends it. Records of orders, invoices and consents are stored only as long as the law requires. The links in the e-mails of your orders work until they run out.',
    de: 'Ihr Konto bei {name} wurde gelöscht\nIhr Konto und Ihre persönlichen Daten wurden auf Ihren Wunsch gelöscht; die damit gegebenen Einwilligungen in Werbung wurden widerrufen. Da die E-Mail-Adresse des Kontos nicht bestätigt war, bleiben Newsletter-Abonnement sowie Bestands- und Preisbenachrichtigungen dieser Adresse bestehen; den Newsletter beendet der Link in seiner E-Mail. Bestellungen, Rechnungen und Einwilligungen bleiben nur so lange gespeichert, wie das Gesetz es verlangt. Die Links in den E-Mails zu Ihren Bestellungen gelten, bis sie ablaufen.',
    ar: 'تم حذف حسابك في {name}\nحُذف حسابك وبياناتك الشخصية بناءً على طلبك، وسُحبت الموافقات على العروض التي أُعطيت به. ولأن عنوان البريد الإلكتروني للحساب لم يُؤكَّد، يبقى اشتراك النشرة وتنبيهات المخزون والسعر لهذا العنوان، ويُنهى اشتراك النشرة بالرابط الموجود في رسالتها. تُحفظ سجلات الطلبات والفواتير والموافقات للمدة التي يفرضها القانون فقط. تبقى الروابط في رسائل طلباتك صالحة حتى انتهاء مدتها.',
  },
} as const

export function deletionText(name: keyof typeof TEXTS, language: Language): string {
  return TEXTS[name][language]
}
