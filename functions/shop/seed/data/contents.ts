import type { Words } from './words'
import { words } from './words'

/** A content page. Its address is made from its title, unless `slug` is given. */
export type ContentSeed = {
  id: number
  code: string
  title: Words
  description: Words
  html: Words
}

const w = words
const html = (tr: string[], en: string[], de: string[], ar: string[]) => {
  const join = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')
  return w(join(tr), join(en), join(de), join(ar))
}

export const contents: ContentSeed[] = [
  {
    id: 1,
    code: 'about',
    title: w('Hakkımızda', 'About us', 'Über uns', 'من نحن'),
    description: w(
      'Serçehan kimdir, neyi nasıl seçer.',
      'Who Serçehan is and how we choose things.',
      'Wer Serçehan ist und wie wir auswählen.',
      'من هي Serçehan وكيف نختار منتجاتنا.',
    ),
    html: html(
      [
        'Serçehan, gündelik eşyayı ciddiye alan küçük bir dükkândır. Deftere, kupaya, topa ve tornavidaya aynı özenle bakarız.',
        'Bir ürünü rafa koymadan önce en az üç ay kendimiz kullanırız. Kırılanı, solanı, can sıkanı satmayız.',
      ],
      [
        'Serçehan is a small shop that takes everyday objects seriously. We look at a notebook, a mug, a ball and a screwdriver with the same care.',
        'We use a thing ourselves for at least three months before we sell it. What breaks, fades or annoys does not reach the shelf.',
      ],
      [
        'Serçehan ist ein kleiner Laden, der Alltagsdinge ernst nimmt. Heft, Becher, Ball und Schraubendreher betrachten wir mit derselben Sorgfalt.',
        'Bevor wir etwas verkaufen, benutzen wir es mindestens drei Monate selbst.',
      ],
      [
        'Serçehan متجر صغير يأخذ الأشياء اليومية على محمل الجد، وننظر إلى الدفتر والكوب والكرة والمفك بالعناية نفسها.',
        'نستعمل كل منتج بأنفسنا ثلاثة أشهر على الأقل قبل أن نبيعه.',
      ],
    ),
  },
  {
    id: 2,
    code: 'delivery',
    title: w(
      'Teslimat ve İade',
      'Delivery and returns',
      'Lieferung und Rückgabe',
      'التوصيل والإرجاع',
    ),
    description: w(
      'Kargo ücreti, süreler ve on dört gün içinde iade.',
      'Delivery cost, times and returns within fourteen days.',
      'Versandkosten, Fristen und Rückgabe binnen vierzehn Tagen.',
      'تكلفة الشحن والمدد والإرجاع خلال أربعة عشر يومًا.',
    ),
    html: html(
      [
        'Hafta içi saat 15.00’e kadar verilen siparişler aynı gün kargoya teslim edilir. 750 TL ve üzeri siparişlerde kargo ücretsizdir.',
        'Ürünü teslim aldığınız günden başlayarak on dört gün içinde gerekçe göstermeden iade edebilirsiniz.',
      ],
      [
        'Orders placed before 15:00 on weekdays leave the same day. Delivery is free from 750 TL.',
        'You may return a product within fourteen days of receiving it without giving a reason.',
      ],
      [
        'Werktags bis 15 Uhr bestellt, am selben Tag verschickt. Ab 750 TL ist der Versand kostenlos.',
        'Sie können ein Produkt binnen vierzehn Tagen ohne Angabe von Gründen zurückgeben.',
      ],
      [
        'الطلبات قبل الساعة 15:00 في أيام العمل تُشحن في اليوم نفسه، والشحن مجاني ابتداءً من 750 ليرة.',
        'يمكنك إرجاع المنتج خلال أربعة عشر يومًا من استلامه دون إبداء السبب.',
      ],
    ),
  },
  {
    id: 3,
    code: 'contact',
    title: w('İletişim', 'Contact', 'Kontakt', 'اتصل بنا'),
    description: w(
      'Bize yazın ya da arayın.',
      'Write to us or call.',
      'Schreiben Sie uns oder rufen Sie an.',
      'راسلنا أو اتصل بنا.',
    ),
    html: html(
      ['E-posta: merhaba@sercehan.test', 'Telefon: 0212 000 00 00, hafta içi 09.00–18.00'],
      ['Email: merhaba@sercehan.test', 'Telephone: +90 212 000 00 00, weekdays 9 to 18'],
      ['E-Mail: merhaba@sercehan.test', 'Telefon: +90 212 000 00 00, werktags 9 bis 18 Uhr'],
      [
        'البريد الإلكتروني: merhaba@sercehan.test',
        'الهاتف: ‎+90 212 000 00 00، أيام العمل من 9 إلى 18',
      ],
    ),
  },
  {
    id: 4,
    code: 'gift-card',
    title: w(
      'Hediye Kartı Nasıl Çalışır',
      'How the gift card works',
      'So funktioniert die Geschenkkarte',
      'كيف تعمل بطاقة الهدية',
    ),
    description: w(
      'Hediye kartını gönderme ve kullanma adımları.',
      'How to send and use a gift card.',
      'Geschenkkarte verschicken und einlösen.',
      'خطوات إرسال بطاقة الهدية واستعمالها.',
    ),
    html: html(
      [
        'Hediye kartınız sepetinize eklendi. Siparişi tamamladığınızda kodu e-postayla gönderiyoruz.',
        'Kod bir yıl geçerlidir ve bir seferde harcanması gerekmez.',
      ],
      [
        'The gift card is in your cart. We send its code by email when the order is complete.',
        'The code is valid for a year and need not be spent at once.',
      ],
      [
        'Die Geschenkkarte liegt im Warenkorb. Den Code senden wir nach der Bestellung per E-Mail.',
        'Der Code gilt ein Jahr und muss nicht auf einmal eingelöst werden.',
      ],
      [
        'أُضيفت بطاقة الهدية إلى سلتك، ونرسل رمزها بالبريد الإلكتروني بعد إتمام الطلب.',
        'الرمز صالح لمدة سنة ولا يلزم إنفاقه دفعة واحدة.',
      ],
    ),
  },
  {
    id: 5,
    code: 'privacy',
    title: w('KVKK Aydınlatma Metni', 'Privacy notice', 'Datenschutzhinweis', 'إشعار الخصوصية'),
    description: w(
      'Kişisel verilerinizi nasıl işlediğimiz.',
      'How we process your personal data.',
      'Wie wir Ihre Daten verarbeiten.',
      'كيف نعالج بياناتك الشخصية.',
    ),
    html: html(
      [
        'Siparişinizi teslim edebilmek için adınızı, adresinizi ve iletişim bilgilerinizi işleriz. Bunları yalnızca kargo ve ödeme kuruluşlarıyla, gerektiği kadar paylaşırız.',
        'Verilerinize erişmek, düzeltmek ya da sildirmek için bize yazabilirsiniz.',
      ],
      [
        'We process your name, address and contact details to deliver your order, and share them with the carrier and the payment provider only as far as needed.',
        'Write to us to see, correct or delete your data.',
      ],
      [
        'Wir verarbeiten Name, Adresse und Kontaktdaten, um Ihre Bestellung zu liefern, und geben sie nur soweit nötig an Versand und Zahlungsdienst weiter.',
        'Schreiben Sie uns, um Ihre Daten einzusehen, zu berichtigen oder zu löschen.',
      ],
      [
        'نعالج اسمك وعنوانك وبيانات الاتصال لتسليم طلبك، ولا نشاركها مع شركة الشحن ومزود الدفع إلا بقدر الحاجة.',
        'راسلنا للاطلاع على بياناتك أو تصحيحها أو حذفها.',
      ],
    ),
  },
  {
    id: 6,
    code: 'app',
    title: w('Mobil uygulama', 'Mobile app', 'App', 'تطبيق الجوال'),
    description: w(
      'Serçehan’ı telefonunuzun ana ekranına koyun.',
      'Put Serçehan on the home screen of your phone.',
      'Serçehan auf dem Startbildschirm Ihres Telefons.',
      'ضع Serçehan على الشاشة الرئيسية لهاتفك.',
    ),
    html: html(
      [
        'Tarayıcınızın menüsünden "Ana ekrana ekle"yi seçin: Serçehan telefonunuzda kendi simgesiyle açılır.',
        'Oradan verilen ilk siparişin kargosu bizden.',
      ],
      [
        'Choose "Add to home screen" in the menu of your browser: Serçehan opens from an icon of its own.',
        'The first order from there ships free.',
      ],
      [
        'Wählen Sie im Menü Ihres Browsers „Zum Startbildschirm hinzufügen“: Serçehan öffnet sich mit eigenem Symbol.',
        'Die erste Bestellung von dort ist ohne Versandkosten.',
      ],
      [
        'اختر «إضافة إلى الشاشة الرئيسية» من قائمة المتصفح فيفتح Serçehan بأيقونته الخاصة.',
        'شحن أول طلب من هناك علينا.',
      ],
    ),
  },
]

/** Settings of the shop; JSON by language where a shopper reads them. */
export const settings: Record<string, string> = {
  SITE_NAME: 'Serçehan',
  HOME_TITLE: JSON.stringify(
    w(
      'Serçehan: gündelik eşyanın iyisi',
      'Serçehan: good everyday objects',
      'Serçehan: gute Dinge für jeden Tag',
      'Serçehan: أشياء يومية جيدة',
    ),
  ),
  HOME_DESCRIPTION: JSON.stringify(
    w(
      'Kırtasiye, ev, mutfak, oyuncak, spor ve küçük elektronik: özenle seçilmiş gündelik eşyalar.',
      'Stationery, home, kitchen, toys, sport and small electronics: everyday objects chosen with care.',
      'Schreibwaren, Wohnen, Küche, Spielzeug, Sport und Kleinelektronik: mit Sorgfalt ausgewählt.',
      'قرطاسية ومنزل ومطبخ وألعاب ورياضة وإلكترونيات صغيرة: أشياء يومية مختارة بعناية.',
    ),
  ),
  // The answer of add-to-cart for products without a setting of their own: 1 nothing, 3 popup, 4 notice.
  AFTER_ADD: '3',
  TOKEN_SECONDS: '3600',
  NEGATIVE_STOCK: '0',
  KVKK_REQUIRED: '1',
  // Whether a new member must first open a link in a mail.
  MEMBER_ACTIVATION: '1',
  COOKIE_LAW: '1',
  CART_DROPDOWN_LIST: '1',
  LICENCE_SEARCH_ALL: '1',
  // The bank account for transfers, and how long a payment page holds its pieces.
  BANK_OWNER: 'Serçehan Ticaret A.Ş.',
  BANK_IBAN: 'TR00 0000 0000 0000 0000 0000 00',
  PAYMENT_MINUTES: '15',
  CARGO_PRICE: '4990',
  CARGO_FREE_FROM: '75000',
  // The fee for cash on delivery, and the period of the lowest price in days.
  CASH_ON_DELIVERY_FEE: '2990',
  LOWEST_PRICE_DAYS: '10',
  MOBILE_APP_URL: JSON.stringify(
    w('/mobil-uygulama', '/en/mobile-app', '/de/app', '/ar/ttbyq-aljwal'),
  ),
  MOBILE_APP_TITLE: JSON.stringify(
    w(
      'Serçehan cebinizde',
      'Serçehan in your pocket',
      'Serçehan in der Tasche',
      'Serçehan في جيبك',
    ),
  ),
  MOBILE_APP_TEXT: JSON.stringify(
    w(
      'Uygulamada ilk siparişe kargo bizden.',
      'First order in the app ships free.',
      'Erste Bestellung in der App ohne Versandkosten.',
      'شحن أول طلب من التطبيق علينا.',
    ),
  ),
  COOKIE_LAW_TITLE: JSON.stringify(w('Çerezler', 'Cookies', 'Cookies', 'ملفات تعريف الارتباط')),
  COOKIE_LAW_TEXT: JSON.stringify(
    w(
      '<p>Sepetinizi, dilinizi ve para biriminizi hatırlamak için çerez kullanıyoruz. Ölçüm çerezleri yalnızca onay verirseniz çalışır.</p>',
      '<p>We use cookies to remember your cart, language and currency. Measuring cookies run only if you agree.</p>',
      '<p>Wir verwenden Cookies, um Warenkorb, Sprache und Währung zu merken. Messcookies laufen nur mit Ihrer Zustimmung.</p>',
      '<p>نستخدم ملفات تعريف الارتباط لتذكّر سلتك ولغتك وعملتك، ولا تعمل ملفات القياس إلا بموافقتك.</p>',
    ),
  ),
}

/** Currencies and the price of one unit in lira. */
export const currencies: [string, Words, string, number][] = [
  ['TL', w('Türk lirası', 'Turkish lira', 'Türkische Lira', 'ليرة تركية'), 'TL', 1],
  ['USD', w('ABD doları', 'US dollar', 'US-Dollar', 'دولار أمريكي'), '$', 42.4],
  ['EUR', w('Euro', 'Euro', 'Euro', 'يورو'), '€', 49.1],
]

export const banners: { title: Words; text: Words; image: string; kind: string; target: number }[] =
  [
    {
      title: w(
        'Yeni defterler geldi',
        'New notebooks are here',
        'Neue Notizbücher sind da',
        'وصلت الدفاتر الجديدة',
      ),
      text: w(
        'Noktalı, çizgili, kareli: masanıza yakışanı seçin.',
        'Dotted, ruled, squared: choose the one for your desk.',
        'Gepunktet, liniert, kariert: wählen Sie Ihres.',
        'بنقاط أو أسطر أو مربعات: اختر ما يليق بمكتبك.',
      ),
      image: 'defter-3',
      kind: 'category',
      target: 101,
    },
    {
      title: w(
        'Sofrada küçük değişiklikler',
        'Small changes at the table',
        'Kleine Änderungen am Tisch',
        'تغييرات صغيرة على المائدة',
      ),
      text: w(
        'El boyaması kupalar, kâseler ve tabaklar.',
        'Hand-painted mugs, bowls and plates.',
        'Handbemalte Becher, Schalen und Teller.',
        'أكواب وأوعية وصحون برسم يدوي.',
      ),
      image: 'kupa-3',
      kind: 'category',
      target: 31,
    },
    {
      title: w(
        'Hafta sonu dışarıda',
        'Outside at the weekend',
        'Am Wochenende nach draußen',
        'نهاية الأسبوع في الخارج',
      ),
      text: w(
        'Çadır, pusula ve iyi bir çift bot yeter.',
        'A tent, a compass and a good pair of boots will do.',
        'Ein Zelt, ein Kompass und gute Stiefel genügen.',
        'خيمة وبوصلة وحذاء جيد تكفي.',
      ),
      image: 'cadir-2',
      kind: 'category',
      target: 52,
    },
  ]

export const showcases: { title: Words; rule: string; category: number | null }[] = [
  {
    title: w('Yeni gelenler', 'New arrivals', 'Neu eingetroffen', 'وصل حديثًا'),
    rule: 'new',
    category: null,
  },
  {
    title: w('Süreli fırsatlar', 'Deals with an end', 'Angebote auf Zeit', 'عروض محدودة المدة'),
    rule: 'deal',
    category: null,
  },
  {
    title: w('En çok beğenilenler', 'Best liked', 'Am beliebtesten', 'الأكثر إعجابًا'),
    rule: 'rated',
    category: null,
  },
  {
    title: w('Çocuklar için', 'For children', 'Für Kinder', 'للأطفال'),
    rule: 'category',
    category: 4,
  },
]
