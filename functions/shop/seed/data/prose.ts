import type { Words } from './words'
import { words } from './words'

/** Texts for the objects of one topmost category. */
export type Prose = {
  /** One line under the title. */
  summaries: Words[]
  /** Follows the noun and a colon. */
  openings: Words[]
  points: Words[]
  care: Words
}

const w = words

export const categoryProse: Record<number, Prose> = {
  1: {
    summaries: [
      w(
        'Notlar, listeler ve uzun yazılar için masanızın sakin yardımcısı.',
        'A calm companion for notes, lists and long letters.',
        'Ein ruhiger Begleiter für Notizen, Listen und lange Briefe.',
        'رفيق هادئ للملاحظات والقوائم والكتابة الطويلة.',
      ),
      w(
        'Her gün elinizin altında dursun diye sade ve sağlam yapıldı.',
        'Made plain and sturdy, to be within reach every day.',
        'Schlicht und stabil gemacht, für jeden Tag griffbereit.',
        'صُنع ببساطة ومتانة ليبقى في متناول يدك كل يوم.',
      ),
      w(
        'Okulda, ofiste ve yolda aynı rahatlıkla kullanılır.',
        'Equally at home in school, at the office and on the road.',
        'In Schule, Büro und unterwegs gleich praktisch.',
        'مريح في المدرسة والمكتب وأثناء السفر.',
      ),
    ],
    openings: [
      w(
        'gündelik kullanım düşünülerek tasarlandı. Ölçüsü çantaya sığar, malzemesi sık kullanıma dayanır ve çizgisi yıllar geçse de eskimez.',
        'designed with everyday use in mind. It fits in a bag, stands up to heavy use, and its lines do not go out of fashion.',
        'für den täglichen Gebrauch entworfen. Es passt in jede Tasche, hält häufiger Benutzung stand und kommt nicht aus der Mode.',
        'صُمِّم للاستعمال اليومي؛ مقاسه يناسب الحقيبة وخامته تتحمّل الاستخدام المتكرر وشكله لا يبهت مع السنين.',
      ),
      w(
        'yazmayı ve düzenli çalışmayı sevenler için hazırlandı. Küçük atölyelerde üretilir, elde kontrol edilir ve geri dönüştürülebilir kutuda gelir.',
        'prepared for people who like to write and to work in order. It is made in small workshops, checked by hand and sent in a recyclable box.',
        'für alle, die gern schreiben und geordnet arbeiten. Gefertigt in kleinen Werkstätten, von Hand geprüft und in einer wiederverwertbaren Schachtel verschickt.',
        'لمن يحبون الكتابة والعمل المنظّم؛ يُصنع في ورش صغيرة ويُفحص يدويًا ويُرسل في علبة قابلة للتدوير.',
      ),
    ],
    points: [
      w(
        'Sık kullanıma dayanan malzeme',
        'Material that stands frequent use',
        'Material für häufigen Gebrauch',
        'خامة تتحمّل الاستعمال المتكرر',
      ),
      w(
        'Sağlam birleşim yerleri',
        'Strong joints and seams',
        'Stabile Verbindungen',
        'وصلات متينة',
      ),
      w(
        'Plastiksiz ambalaj',
        'Packed without plastic',
        'Ohne Plastik verpackt',
        'تغليف خالٍ من البلاستيك',
      ),
    ],
    care: w(
      'Kuru bir yerde saklayın; lekeleri hafif nemli bir bezle silin.',
      'Keep it in a dry place; wipe stains with a slightly damp cloth.',
      'Trocken lagern; Flecken mit einem leicht feuchten Tuch abwischen.',
      'يُحفظ في مكان جاف، وتُمسح البقع بقطعة قماش رطبة قليلًا.',
    ),
  },
  2: {
    summaries: [
      w(
        'Evinizin bir köşesini sıcak ve derli toplu gösterir.',
        'Makes a corner of your home look warm and tidy.',
        'Lässt eine Ecke Ihres Zuhauses warm und aufgeräumt wirken.',
        'يضفي دفئًا وترتيبًا على ركن من بيتك.',
      ),
      w(
        'Sade çizgileriyle her odaya uyar, yıllarca yerini korur.',
        'Its simple lines suit every room and last for years.',
        'Mit schlichten Linien passt es in jeden Raum und bleibt viele Jahre.',
        'بخطوطه البسيطة يناسب كل غرفة ويدوم سنوات.',
      ),
      w(
        'Küçük bir dokunuş, eve dönmeyi güzelleştirir.',
        'A small touch that makes coming home nicer.',
        'Eine kleine Geste, die das Heimkommen schöner macht.',
        'لمسة صغيرة تجعل العودة إلى البيت أجمل.',
      ),
    ],
    openings: [
      w(
        'gösterişten uzak, gündelik hayatın içinde bir parça. Doğal tonları sayesinde elinizdeki eşyalarla kolayca bir araya gelir.',
        'a quiet piece for everyday life. Its natural tones go easily with what you already have.',
        'ein unaufdringliches Stück für den Alltag. Die natürlichen Töne passen leicht zu dem, was schon da ist.',
        'قطعة هادئة للحياة اليومية؛ ألوانها الطبيعية تنسجم بسهولة مع ما لديك.',
      ),
      w(
        'ustaların elinden çıkan küçük seriler hâlinde üretilir. Her birinde küçük farklar görebilirsiniz; bu farklar el işinin izidir.',
        'made in small series by skilled hands. You may find slight differences between pieces: they are the trace of handwork.',
        'in kleinen Serien von geübten Händen gefertigt. Kleine Unterschiede zwischen den Stücken sind die Spur der Handarbeit.',
        'تُنتج في دفعات صغيرة على أيدي حرفيين؛ وقد تجد فروقًا بسيطة بين القطع هي أثر العمل اليدوي.',
      ),
    ],
    points: [
      w(
        'Mat, iz bırakmayan yüzey',
        'Matt surface that shows no marks',
        'Matte Oberfläche ohne Abdrücke',
        'سطح غير لامع لا تظهر عليه الآثار',
      ),
      w('Kurulum gerektirmez', 'No assembly needed', 'Kein Aufbau nötig', 'لا يحتاج إلى تركيب'),
      w(
        'Yedek parçası on yıl bulunur',
        'Spare parts available for ten years',
        'Ersatzteile zehn Jahre erhältlich',
        'قطع الغيار متوفرة عشر سنوات',
      ),
    ],
    care: w(
      'Yumuşak bir bezle tozunu alın, doğrudan güneşten koruyun.',
      'Dust with a soft cloth and keep out of direct sun.',
      'Mit einem weichen Tuch abstauben und vor direkter Sonne schützen.',
      'يُنظَّف من الغبار بقطعة قماش ناعمة ويُبعَد عن الشمس المباشرة.',
    ),
  },
  3: {
    summaries: [
      w(
        'Kalabalık sofralarda da yalnız kahvaltılarda da elinizin altında.',
        'At hand for crowded tables and quiet breakfasts alike.',
        'Zur Hand bei großen Tafeln wie beim stillen Frühstück.',
        'حاضر على الموائد العامرة وفي الفطور الهادئ.',
      ),
      w(
        'Mutfakta işinizi kolaylaştırır, sofrada güzel durur.',
        'Makes work in the kitchen easier and looks good on the table.',
        'Erleichtert die Arbeit in der Küche und macht sich gut auf dem Tisch.',
        'يسهّل العمل في المطبخ ويبدو جميلًا على المائدة.',
      ),
      w(
        'Usul usul pişen yemekler ve uzun sohbetler için.',
        'For slow cooking and long conversations.',
        'Für langsames Kochen und lange Gespräche.',
        'للطهي على مهل والأحاديث الطويلة.',
      ),
    ],
    openings: [
      w(
        'her gün kullanılsın diye seçildi. Yemeğe tat ve koku bırakmaz, temizliği kolaydır ve mutfağınızda az yer tutar.',
        'chosen to be used every day. It leaves no taste or smell, cleans easily and takes little room in your kitchen.',
        'für den täglichen Gebrauch ausgesucht. Gibt weder Geschmack noch Geruch ab, lässt sich leicht reinigen und braucht wenig Platz.',
        'اختير للاستعمال اليومي؛ لا يترك طعمًا ولا رائحة وسهل التنظيف ولا يشغل مكانًا كبيرًا.',
      ),
      w(
        'Anadolu’nun küçük atölyelerinde üretildi. Kalabalık sofralara da gündelik öğünlere de yakışır.',
        'made in small workshops of Anatolia. It suits a full table as well as an everyday meal.',
        'in kleinen Werkstätten Anatoliens gefertigt. Passt zur großen Tafel wie zur täglichen Mahlzeit.',
        'صُنع في ورش صغيرة في الأناضول؛ يليق بالموائد العامرة وبالوجبات اليومية.',
      ),
    ],
    points: [
      w('Gıdaya uygun malzeme', 'Food-safe material', 'Lebensmittelecht', 'خامة آمنة للطعام'),
      w(
        'Elde ya da makinede kolay temizlik',
        'Easy to clean by hand or machine',
        'Von Hand oder in der Maschine leicht zu reinigen',
        'سهل التنظيف يدويًا أو آليًا',
      ),
      w(
        'Darbeye dayanıklı ambalaj',
        'Packed to survive knocks',
        'Stoßfest verpackt',
        'تغليف مقاوم للصدمات',
      ),
    ],
    care: w(
      'İlk kullanımdan önce yıkayın; aşındırıcı sünger kullanmayın.',
      'Wash before first use; do not use abrasive sponges.',
      'Vor dem ersten Gebrauch abwaschen; keine Scheuerschwämme verwenden.',
      'يُغسل قبل أول استعمال، ولا تُستعمل إسفنجة خشنة.',
    ),
  },
  4: {
    summaries: [
      w(
        'Birlikte oynanan saatler, akşam sofrasında anlatılır.',
        'Hours of playing together that are told at dinner.',
        'Gemeinsame Spielstunden, von denen man beim Abendessen erzählt.',
        'ساعات من اللعب معًا تُروى على مائدة العشاء.',
      ),
      w(
        'Küçük ellere göre ölçülmüş, düşmelere dayanıklı.',
        'Sized for small hands and sturdy when dropped.',
        'Für kleine Hände gemacht und stabil, wenn es fällt.',
        'مصمّم للأيدي الصغيرة ويتحمّل السقوط.',
      ),
      w(
        'Ekransız bir öğleden sonra için iyi bir başlangıç.',
        'A good start to an afternoon without screens.',
        'Ein guter Anfang für einen Nachmittag ohne Bildschirm.',
        'بداية جيدة لعصر بلا شاشات.',
      ),
    ],
    openings: [
      w(
        'çocuğun hayal gücüne yer bırakır. Boyası su bazlıdır, kenarları elde yuvarlatılır ve parçaları kolay kopmaz.',
        'leaves room for a child’s imagination. The paint is water-based, edges are rounded by hand and parts do not come off easily.',
        'lässt der Fantasie Raum. Die Farbe ist wasserbasiert, die Kanten sind von Hand gerundet und Teile lösen sich nicht leicht.',
        'يترك مساحة لخيال الطفل؛ طلاؤه مائي وحوافه مدوّرة يدويًا وأجزاؤه لا تنفصل بسهولة.',
      ),
      w(
        'kuşaktan kuşağa aktarılsın diye yapıldı. Bir parçası eskirse yenisini gönderiyoruz.',
        'made to be handed down. If a part wears out, we send a new one.',
        'gemacht, um weitergegeben zu werden. Verschleißt ein Teil, schicken wir ein neues.',
        'صُنع لينتقل من جيل إلى جيل؛ وإذا بلي جزء منه نرسل لك بديلًا.',
      ),
    ],
    points: [
      w(
        'EN 71 güvenlik ölçütlerine uygun',
        'Meets the EN 71 safety standard',
        'Entspricht der Sicherheitsnorm EN 71',
        'مطابق لمعيار السلامة EN 71',
      ),
      w('Keskin kenarı yok', 'No sharp edges', 'Keine scharfen Kanten', 'بلا حواف حادة'),
      w(
        'Saklama torbası içinde gelir',
        'Comes in a storage bag',
        'Kommt im Aufbewahrungsbeutel',
        'يأتي في كيس حفظ',
      ),
    ],
    care: w(
      'Nemli bir bezle silin; üç yaşından küçükler bir büyükle oynasın.',
      'Wipe with a damp cloth; children under three play with an adult.',
      'Mit einem feuchten Tuch abwischen; unter drei Jahren nur mit Erwachsenen spielen.',
      'يُمسح بقطعة قماش رطبة، ويلعب من هم دون الثالثة مع شخص بالغ.',
    ),
  },
  5: {
    summaries: [
      w(
        'Sabah koşusundan pazar maçına kadar yanınızda.',
        'With you from the morning run to the Sunday match.',
        'Vom Morgenlauf bis zum Spiel am Sonntag dabei.',
        'معك من جري الصباح إلى مباراة الأحد.',
      ),
      w(
        'Hareket etmeyi kolaylaştırır, uzun süre dayanır.',
        'Makes moving easier and lasts a long time.',
        'Erleichtert die Bewegung und hält lange.',
        'يسهّل الحركة ويدوم طويلًا.',
      ),
      w(
        'Yağmurda, güneşte ve çamurda sınandı.',
        'Tried in rain, sun and mud.',
        'In Regen, Sonne und Matsch erprobt.',
        'جُرّب في المطر والشمس والوحل.',
      ),
    ],
    openings: [
      w(
        'sahada denenip düzeltilerek son hâlini aldı. Kavraması güven verir, ağırlığı dengelidir ve sert kullanıma dayanır.',
        'reached its final form after being tried and corrected in the field. It grips well, is balanced and stands hard use.',
        'erhielt seine Form nach Erprobung im Einsatz. Es liegt gut in der Hand, ist ausgewogen und hält harte Nutzung aus.',
        'أخذ شكله النهائي بعد تجربته في الملعب؛ قبضته ثابتة ووزنه متوازن ويتحمّل الاستعمال الشاق.',
      ),
      w(
        'yeni başlayanlara da düzenli çalışanlara da uygundur. Hafiftir, kolay taşınır ve çabuk hazır olur.',
        'suits beginners and regulars alike. It is light, easy to carry and quickly ready.',
        'für Einsteiger wie für Geübte. Leicht, gut zu tragen und schnell bereit.',
        'يناسب المبتدئين والمداومين؛ خفيف وسهل الحمل وسريع التجهيز.',
      ),
    ],
    points: [
      w('Aşınmaya dayanıklı', 'Resists wear', 'Abriebfest', 'مقاوم للتآكل'),
      w(
        'Güçlendirilmiş bağlantılar',
        'Reinforced joints',
        'Verstärkte Verbindungen',
        'وصلات مدعّمة',
      ),
      w('İki yıl garanti', 'Two-year warranty', 'Zwei Jahre Garantie', 'ضمان سنتين'),
    ],
    care: w(
      'Kullandıktan sonra silip gölgede kurutun.',
      'Wipe after use and dry in the shade.',
      'Nach Gebrauch abwischen und im Schatten trocknen.',
      'يُمسح بعد الاستعمال ويُجفَّف في الظل.',
    ),
  },
  6: {
    summaries: [
      w(
        'Kutudan çıktığı gibi çalışır, ayar istemez.',
        'Works out of the box, with nothing to set.',
        'Funktioniert sofort, ohne Einstellungen.',
        'يعمل فور إخراجه من العلبة دون إعدادات.',
      ),
      w(
        'Az yer kaplar, uzun yıllar kullanılır.',
        'Compact and long-lived.',
        'Kompakt und langlebig.',
        'صغير الحجم وطويل العمر.',
      ),
      w(
        'Onarılabilir tasarım: pili ve kablosu değişir.',
        'Designed to be repaired: battery and cable can be replaced.',
        'Reparierbar gebaut: Akku und Kabel sind wechselbar.',
        'تصميم قابل للإصلاح: يمكن تبديل البطارية والكابل.',
      ),
    ],
    openings: [
      w(
        'gereken işi yapar, dikkatinizi dağıtmaz. Düğmeleri yerli yerindedir, ışıkları göz almaz ve kılavuzu tek sayfadır.',
        'does its job without distracting you. Buttons are where you expect them, lights do not glare and the manual is one page.',
        'tut seine Arbeit, ohne abzulenken. Die Tasten sitzen richtig, die Lichter blenden nicht und die Anleitung ist eine Seite lang.',
        'يؤدي عمله دون أن يشتّت انتباهك؛ أزراره في مكانها وأضواؤه لا تبهر ودليله صفحة واحدة.',
      ),
      w(
        'uzun yıllar kullanılsın diye onarılabilir yapıldı. Yedek parçaları mağazamızda bulunur.',
        'built to be repaired and used for many years. Spare parts are in our shop.',
        'reparierbar gebaut, damit es viele Jahre hält. Ersatzteile gibt es bei uns.',
        'صُنع قابلًا للإصلاح ليُستعمل سنوات طويلة؛ وقطع غياره متوفرة في متجرنا.',
      ),
    ],
    points: [
      w(
        'Düşük enerji tüketimi',
        'Low power use',
        'Niedriger Stromverbrauch',
        'استهلاك منخفض للطاقة',
      ),
      w(
        'Değiştirilebilir pil ve kablo',
        'Replaceable battery and cable',
        'Wechselbarer Akku und Kabel',
        'بطارية وكابل قابلان للتبديل',
      ),
      w('İki yıl garanti', 'Two-year warranty', 'Zwei Jahre Garantie', 'ضمان سنتين'),
    ],
    care: w(
      'Kuru bezle silin, sudan ve aşırı sıcaktan uzak tutun.',
      'Wipe with a dry cloth; keep away from water and heat.',
      'Trocken abwischen; vor Wasser und Hitze schützen.',
      'يُمسح بقطعة قماش جافة ويُبعَد عن الماء والحرارة.',
    ),
  },
}

export const POINTS_HEADING = w('Öne çıkanlar', 'Highlights', 'Das Besondere', 'أبرز المزايا')
export const CARE_HEADING = w(
  'Kullanım ve bakım',
  'Use and care',
  'Gebrauch und Pflege',
  'الاستعمال والعناية',
)
