import type { ObjectSeed } from './objects'
import { categoryProse, type Prose } from './prose'
import { words } from './words'

/** What its description, care and reviews depend on: food is not washed, a plant has no warranty. */
export type Kind =
  | 'food'
  | 'dairy'
  | 'plant'
  | 'flower'
  | 'wear'
  | 'soap'
  | 'music'
  | 'tool'
  | 'gift'
  | 'thing'

const BY_POOL: Record<string, Kind> = {
  food: 'food',
  olive: 'food',
  tea: 'food',
  plant: 'plant',
  cactus: 'plant',
  flower: 'flower',
  cloth: 'wear',
  hat: 'wear',
  shoe: 'wear',
  care: 'soap',
  music: 'music',
  gift: 'gift',
}

const BY_CATEGORY: Record<number, Kind> = { 607: 'tool' }

/** The goods that are not of the kind of their pool. */
const BY_KEY: Record<string, Kind> = { peynir: 'dairy', 'bez-canta': 'thing' }

export const kindOf = ({ key, pool, category }: ObjectSeed): Kind =>
  BY_KEY[key] ?? BY_POOL[pool] ?? BY_CATEGORY[category] ?? 'thing'

const w = words

const kindProse: Partial<Record<Kind, Prose>> = {
  food: {
    summaries: [
      w(
        'Küçük üreticiden sofranıza.',
        'From a small producer to your table.',
        'Vom kleinen Erzeuger auf Ihren Tisch.',
        'من منتج صغير إلى مائدتك.',
      ),
      w(
        'Tadı mevsiminde, miktarı size göre.',
        'Tastes of its season, in the amount you choose.',
        'Schmeckt nach seiner Saison, in Ihrer Menge.',
        'بطعم موسمه وبالكمية التي تختارها.',
      ),
    ],
    openings: [
      w(
        'katkısız hazırlandı. Nereden geldiğini ve son tüketim tarihini etiketinde bulursunuz.',
        'prepared without additives. The label says where it comes from and when it is best before.',
        'ohne Zusätze hergestellt. Herkunft und Haltbarkeit stehen auf dem Etikett.',
        'أُعدّ بلا إضافات؛ وتجد على الملصق مصدره وتاريخ صلاحيته.',
      ),
      w(
        'hasadından sonra bekletilmeden paketlendi. Ambalajı tadını ve kokusunu korur.',
        'packed soon after the harvest. The packaging protects its taste and scent.',
        'kurz nach der Ernte verpackt. Die Verpackung bewahrt Geschmack und Duft.',
        'عُبّئ بعد الحصاد مباشرة؛ وتحفظ عبوته طعمه ورائحته.',
      ),
    ],
    points: [
      w('Katkı maddesi içermez', 'No additives', 'Ohne Zusatzstoffe', 'بلا مواد مضافة'),
      w(
        'Üreticisi ve hasat yılı etikette',
        'Producer and harvest year on the label',
        'Erzeuger und Erntejahr auf dem Etikett',
        'المنتج وسنة الحصاد على الملصق',
      ),
      w(
        'Aromayı koruyan ambalaj',
        'Packaging that keeps the aroma',
        'Aromaschützende Verpackung',
        'تغليف يحفظ النكهة',
      ),
    ],
    care: w(
      'Serin ve kuru yerde, güneş görmeden saklayın; açtıktan sonra ağzını kapalı tutun.',
      'Store in a cool, dry place out of the sun; keep closed once opened.',
      'Kühl, trocken und dunkel lagern; nach dem Öffnen gut verschließen.',
      'يُحفظ في مكان بارد وجاف بعيدًا عن الشمس، ويُغلق جيدًا بعد الفتح.',
    ),
  },
  dairy: {
    summaries: [
      w(
        'Küçük mandıradan sofranıza.',
        'From a small dairy to your table.',
        'Von der kleinen Molkerei auf Ihren Tisch.',
        'من معمل ألبان صغير إلى مائدتك.',
      ),
    ],
    openings: [
      w(
        'günlük sütle, katkısız yapıldı. Soğuk zincirle gönderilir.',
        'made of fresh milk without additives. It travels chilled.',
        'aus frischer Milch ohne Zusätze gemacht. Gekühlt verschickt.',
        'صُنع من حليب طازج بلا إضافات، ويُرسل مبرّدًا.',
      ),
      w(
        'küçük bir mandırada dinlendirildi. Son tüketim tarihi etiketindedir.',
        'matured in a small dairy. The label says when it is best before.',
        'in einer kleinen Molkerei gereift. Die Haltbarkeit steht auf dem Etikett.',
        'عُتّق في معمل ألبان صغير، وتاريخ صلاحيته على الملصق.',
      ),
    ],
    points: [
      w('Katkı maddesi içermez', 'No additives', 'Ohne Zusatzstoffe', 'بلا مواد مضافة'),
      w(
        'Mandırası ve üretim tarihi etikette',
        'Dairy and date of making on the label',
        'Molkerei und Herstellungsdatum auf dem Etikett',
        'المعمل وتاريخ الإنتاج على الملصق',
      ),
      w(
        'Buz aküsüyle, yalıtımlı kutuda gelir',
        'Comes in an insulated box with an ice pack',
        'Kommt im isolierten Karton mit Kühlakku',
        'يصل في علبة معزولة مع كيس تبريد',
      ),
    ],
    care: w(
      'Buzdolabında, 2-8 °C arasında saklayın; açtıktan sonra bir hafta içinde tüketin.',
      'Keep in the refrigerator at 2 to 8 °C; eat within a week of opening.',
      'Im Kühlschrank bei 2 bis 8 °C lagern; nach dem Öffnen binnen einer Woche verbrauchen.',
      'يُحفظ في الثلاجة بين 2 و8 درجات مئوية، ويُستهلك خلال أسبوع من فتحه.',
    ),
  },
  flower: {
    summaries: [
      w(
        'Odaya canlı bir renk katar.',
        'Brings living colour into a room.',
        'Bringt lebendige Farbe in den Raum.',
        'يضيف لونًا حيًا إلى الغرفة.',
      ),
      w(
        'Kendinize ya da sevdiğinize bir demet neşe.',
        'A bunch of cheer for yourself or someone dear.',
        'Ein Strauß Freude für sich oder jemand Liebes.',
        'باقة بهجة لك أو لمن تحب.',
      ),
    ],
    openings: [
      w(
        'gönderildiği sabah bağlanır ve sapları ezilmeyecek biçimde kutulanır.',
        'tied on the morning it is sent and boxed so that no stem is crushed.',
        'am Morgen des Versands gebunden und so verpackt, dass kein Stiel knickt.',
        'تُنسَّق صباح الإرسال وتوضع في علبة تحمي سيقانها.',
      ),
    ],
    points: [
      w(
        'Özel kutusunda dik taşınır',
        'Travels upright in its own box',
        'Reist aufrecht in eigener Schachtel',
        'يُنقل قائمًا في علبته الخاصة',
      ),
      w('Bakım kartıyla gelir', 'Comes with a care card', 'Mit Pflegekarte', 'مع بطاقة عناية'),
    ],
    care: w(
      'Doğrudan güneşten ve kalorifer peteğinden uzak tutun.',
      'Keep away from direct sun and radiators.',
      'Vor direkter Sonne und Heizung schützen.',
      'يُبعد عن الشمس المباشرة والمدفأة.',
    ),
  },
  plant: {
    summaries: [
      w(
        'Odaya canlı bir renk katar.',
        'Brings living colour into a room.',
        'Bringt lebendige Farbe in den Raum.',
        'يضيف لونًا حيًا إلى الغرفة.',
      ),
      w(
        'Kendinize ya da sevdiğinize, seradan doğrudan.',
        'For yourself or someone dear, straight from the greenhouse.',
        'Für sich oder jemand Liebes, direkt aus dem Gewächshaus.',
        'لك أو لمن تحب، مباشرة من المشتل.',
      ),
    ],
    openings: [
      w(
        'gönderildiği sabah seçilir ve nemi korunarak paketlenir.',
        'chosen on the morning it is sent and packed to keep its moisture.',
        'am Morgen des Versands ausgesucht und feucht verpackt.',
        'يُختار صباح الإرسال ويُغلّف بما يحفظ رطوبته.',
      ),
      w(
        'küçük bir serada yetiştirildi. Boyu ve rengi fotoğraftakinden biraz farklı olabilir.',
        'grown in a small greenhouse. Height and colour may differ a little from the picture.',
        'in einem kleinen Gewächshaus gezogen. Höhe und Farbe können etwas vom Bild abweichen.',
        'نشأ في مشتل صغير؛ وقد يختلف طوله ولونه قليلًا عن الصورة.',
      ),
    ],
    points: [
      w(
        'Özel kutusunda dik taşınır',
        'Travels upright in its own box',
        'Reist aufrecht in eigener Schachtel',
        'يُنقل قائمًا في علبته الخاصة',
      ),
      w('Bakım kartıyla gelir', 'Comes with a care card', 'Mit Pflegekarte', 'مع بطاقة عناية'),
      w(
        'Yerel seralardan',
        'From local greenhouses',
        'Aus örtlichen Gewächshäusern',
        'من مشاتل محلية',
      ),
    ],
    care: w(
      'Aydınlık bir yerde, doğrudan güneşten ve kalorifer peteğinden uzak tutun.',
      'Keep in a bright place, away from direct sun and radiators.',
      'Hell, aber ohne direkte Sonne und nicht an der Heizung aufstellen.',
      'يوضع في مكان مضيء بعيدًا عن الشمس المباشرة والمدفأة.',
    ),
  },
  wear: {
    summaries: [
      w(
        'Üzerinizde yokmuş gibi rahat.',
        'So comfortable you forget it is there.',
        'So bequem, dass man es vergisst.',
        'مريح حتى تكاد لا تشعر به.',
      ),
      w(
        'Dolabınızdaki her şeyle uyumlu.',
        'Goes with everything in your wardrobe.',
        'Passt zu allem im Schrank.',
        'ينسجم مع كل ما في خزانتك.',
      ),
    ],
    openings: [
      w(
        'gün boyu rahatlık için tasarlandı. Dikişleri temizdir, formunu korur.',
        'designed for comfort all day. Its seams are neat and it keeps its shape.',
        'für Komfort den ganzen Tag entworfen. Saubere Nähte, formstabil.',
        'صُمِّم لراحة طوال اليوم؛ خياطته متقنة ويحافظ على شكله.',
      ),
      w(
        'yıllarca giyilsin diye yapıldı. Rengini ve formunu korur.',
        'made to be worn for years. It keeps its colour and its shape.',
        'zum jahrelangen Tragen gemacht. Farbe und Form bleiben.',
        'صُنع ليُلبس سنوات، ويحافظ على لونه وشكله.',
      ),
    ],
    points: [
      w('Sağlam dikiş', 'Strong seams', 'Stabile Nähte', 'خياطة متينة'),
      w(
        'Cildi rahatsız etmeyen yüzey',
        'Gentle on the skin',
        'Angenehm auf der Haut',
        'لطيف على البشرة',
      ),
      w(
        'Renk haslığı sınanmış',
        'Tested for colour fastness',
        'Auf Farbechtheit geprüft',
        'اختُبر ثبات لونه',
      ),
    ],
    care: w(
      'Etiketindeki bakım işaretlerine uyun; gölgede kurutun.',
      'Follow the care symbols on the label; dry in the shade.',
      'Pflegesymbole auf dem Etikett beachten; im Schatten trocknen.',
      'اتبع رموز العناية على الملصق، ويُجفَّف في الظل.',
    ),
  },
  soap: {
    summaries: [
      w(
        'Cilde yumuşak, banyoda sade.',
        'Gentle on the skin, simple in the bathroom.',
        'Sanft zur Haut, schlicht im Bad.',
        'لطيف على البشرة وبسيط في الحمّام.',
      ),
    ],
    openings: [
      w(
        'az sayıda ve anlaşılır içerikle hazırlandı. Bütün içerik etikette yazar.',
        'made of few and plain ingredients. All of them are on the label.',
        'aus wenigen, verständlichen Zutaten. Alle stehen auf dem Etikett.',
        'حُضّر من مكونات قليلة وواضحة؛ وكلها مذكورة على الملصق.',
      ),
      w(
        'küçük partiler hâlinde üretilir ve dinlendirilerek satışa çıkar.',
        'made in small batches and left to rest before it is sold.',
        'in kleinen Mengen hergestellt und gereift.',
        'يُنتج بكميات صغيرة ويُترك ليستقر قبل البيع.',
      ),
    ],
    points: [
      w('Günlük kullanıma uygun', 'For daily use', 'Für jeden Tag', 'للاستعمال اليومي'),
      w(
        'İçeriği etikette',
        'Ingredients on the label',
        'Zutaten auf dem Etikett',
        'المكونات على الملصق',
      ),
    ],
    care: w(
      'Haricen kullanılır; gözle temas ederse bol suyla yıkayın.',
      'For external use; rinse well if it gets into the eyes.',
      'Nur äußerlich; bei Augenkontakt gut ausspülen.',
      'للاستعمال الخارجي، ويُشطف جيدًا إذا لامس العين.',
    ),
  },
  music: {
    summaries: [
      w(
        'İlk notadan konsere kadar.',
        'From the first note to the concert.',
        'Vom ersten Ton bis zum Konzert.',
        'من أول نغمة حتى الحفل.',
      ),
    ],
    openings: [
      w(
        'dengeli sesi ve rahat tutuşuyla uzun çalışmalar için yapıldı.',
        'built for long practice, with a balanced sound and an easy hold.',
        'für langes Üben gebaut, mit ausgewogenem Klang und bequemer Haltung.',
        'صُنع للتمارين الطويلة بصوت متوازن وإمساك مريح.',
      ),
      w(
        'gönderilmeden önce ustası tarafından akort edilir ve denenir.',
        'tuned and tried by its maker before it is sent.',
        'vor dem Versand vom Meister gestimmt und angespielt.',
        'يُضبط ويُجرَّب على يد صانعه قبل الإرسال.',
      ),
    ],
    points: [
      w('Taşıma kılıfıyla gelir', 'Comes with a bag', 'Mit Tragetasche', 'يأتي مع حقيبة حمل'),
      w('Denenmiş ve ayarlanmış', 'Tried and set up', 'Geprüft und eingestellt', 'مجرَّب ومضبوط'),
      w('İki yıl garanti', 'Two-year warranty', 'Zwei Jahre Garantie', 'ضمان سنتين'),
    ],
    care: w(
      'Çaldıktan sonra kuru bezle silin; nemden ve ani ısı değişiminden koruyun.',
      'Wipe with a dry cloth after playing; protect from damp and sudden heat.',
      'Nach dem Spielen trocken abwischen; vor Feuchte und Temperatursprüngen schützen.',
      'يُمسح بقماش جاف بعد العزف ويُحمى من الرطوبة وتقلّب الحرارة.',
    ),
  },
  tool: {
    summaries: [
      w(
        'Evdeki işi yarım bırakmaz.',
        'Sees the work at home through.',
        'Bringt die Arbeit zu Hause zu Ende.',
        'ينجز أعمال البيت حتى النهاية.',
      ),
    ],
    openings: [
      w(
        'elde dengeli durur, zorlanınca esnemez. Evde de atölyede de iş görür.',
        'sits balanced in the hand and does not bend. At home or in the workshop.',
        'liegt ausgewogen in der Hand und gibt nicht nach. Für Haus und Werkstatt.',
        'متوازن في اليد ولا ينثني؛ للبيت والورشة.',
      ),
      w(
        'ömürlük olsun diye sertleştirilmiş malzemeden yapıldı.',
        'made of hardened material, to last a lifetime.',
        'aus gehärtetem Material, für ein Leben lang.',
        'من مادة مقسّاة ليدوم العمر كله.',
      ),
    ],
    points: [
      w('Paslanmaya karşı korumalı', 'Protected against rust', 'Rostgeschützt', 'محمي من الصدأ'),
      w('İki yıl garanti', 'Two-year warranty', 'Zwei Jahre Garantie', 'ضمان سنتين'),
    ],
    care: w(
      'Kullandıktan sonra kuru bezle silin; çocuklardan uzak tutun.',
      'Wipe dry after use; keep away from children.',
      'Nach Gebrauch trocken abwischen; von Kindern fernhalten.',
      'يُمسح جافًا بعد الاستعمال ويُحفظ بعيدًا عن الأطفال.',
    ),
  },
  gift: {
    summaries: [
      w(
        'Ne alacağınıza karar veremediğinizde.',
        'For when you cannot decide.',
        'Wenn die Wahl schwerfällt.',
        'حين تحتار في الاختيار.',
      ),
    ],
    openings: [
      w(
        'mağazadaki bütün ürünlerde kullanılır; kalan tutar kartta durur.',
        'valid for everything in the shop; what is left stays on the card.',
        'gilt für alles im Shop; der Rest bleibt auf der Karte.',
        'صالحة لكل منتجات المتجر ويبقى الرصيد عليها.',
      ),
      w(
        'kodunu sevdiğinize kendi notunuzla iletirsiniz.',
        'a code that you pass on with a note of your own.',
        'ein Code, den Sie mit eigenen Worten weitergeben.',
        'رمز ترسله إلى من تحب مع رسالتك.',
      ),
    ],
    points: [
      w(
        'Bütün ürünlerde geçerli',
        'Valid for all products',
        'Für alle Produkte gültig',
        'صالحة لكل المنتجات',
      ),
      w(
        'Birden çok alışverişte kullanılır',
        'Can be used several times',
        'Mehrfach einlösbar',
        'تُستعمل أكثر من مرة',
      ),
    ],
    care: w(
      'Kodunuzu kimseyle paylaşmayın; sepetteki kod alanına yazın.',
      'Keep the code to yourself; enter it in the cart.',
      'Den Code geheim halten und im Warenkorb eingeben.',
      'لا تشارك الرمز واكتبه في خانة الرمز بالسلة.',
    ),
  },
}

/** The texts of an object: those of its kind, else of its topmost category. */
export function proseOf(object: ObjectSeed): Prose {
  const found = kindProse[kindOf(object)] ?? categoryProse[Math.floor(object.category / 100)]
  if (!found) throw new Error(`No prose for category ${object.category}`)
  return found
}
