import { pools } from './pools'
import type { Words } from './words'
import { words } from './words'

/** What distinguishes products of one object: before the noun in Turkish and English, after it elsewhere. */
export type Modifier = Words

const m: Record<string, Modifier> = {
  dotted: words('Noktalı', 'Dotted', 'gepunktet', 'منقّط'),
  ruled: words('Çizgili', 'Ruled', 'liniert', 'بأسطر'),
  squared: words('Kareli', 'Squared', 'kariert', 'بمربعات'),
  plain: words('Çizgisiz', 'Plain', 'blanko', 'بلا أسطر'),
  hardcover: words('Sert Kapaklı', 'Hardcover', 'mit festem Einband', 'بغلاف صلب'),
  recycled: words('Geri Dönüştürülmüş', 'Recycled', 'aus Recyclingpapier', 'من ورق معاد تدويره'),
  thick: words('Kalın Kâğıtlı', 'Heavy-Paper', 'aus dickem Papier', 'بورق سميك'),
  illustrated: words('Resimli', 'Illustrated', 'illustriert', 'برسوم ملوّنة'),
  wooden: words('Ahşap', 'Wooden', 'aus Holz', 'من الخشب'),
  metal: words('Metal', 'Metal', 'aus Metall', 'من المعدن'),
  colourful: words('Renkli', 'Colourful', 'in bunten Farben', 'بألوان زاهية'),
  mini: words('Mini', 'Mini', 'im Miniformat', 'بحجم صغير'),
  large: words('Büyük Boy', 'Large', 'in groß', 'بحجم كبير'),
  simple: words('Sade', 'Simple', 'schlicht', 'بتصميم بسيط'),
  handmade: words('El Yapımı', 'Handmade', 'handgefertigt', 'صنع يدوي'),
  ceramic: words('Seramik', 'Ceramic', 'aus Keramik', 'من السيراميك'),
  porcelain: words('Porselen', 'Porcelain', 'aus Porzellan', 'من البورسلين'),
  stoneware: words('Taş', 'Stoneware', 'aus Steinzeug', 'من الحجر'),
  enamel: words('Emaye', 'Enamel', 'aus Emaille', 'بطلاء المينا'),
  handpainted: words('El Boyaması', 'Hand-Painted', 'handbemalt', 'برسم يدوي'),
  glass: words('Kristal', 'Crystal', 'aus Kristall', 'من الكريستال'),
  borosilicate: words('Isıya Dayanıklı', 'Heatproof', 'hitzefest', 'من زجاج مقاوم للحرارة'),
  steel: words('Çelik', 'Steel', 'aus Edelstahl', 'من الفولاذ'),
  copper: words('Bakır', 'Copper', 'aus Kupfer', 'من النحاس'),
  castiron: words('Döküm', 'Cast-Iron', 'aus Gusseisen', 'من حديد الزهر'),
  woodhandle: words('Ahşap Saplı', 'Wood-Handled', 'mit Holzgriff', 'بمقبض خشبي'),
  brass: words('Pirinç', 'Brass', 'aus Messing', 'من النحاس الأصفر'),
  antique: words('Antika Görünümlü', 'Antique-Look', 'im Antiklook', 'بطراز عتيق'),
  cotton: words('Pamuklu', 'Cotton', 'aus Baumwolle', 'من القطن'),
  linen: words('Keten', 'Linen', 'aus Leinen', 'من الكتان'),
  wool: words('Yünlü', 'Wool', 'aus Wolle', 'من الصوف'),
  knitted: words('Örgü', 'Knitted', 'gestrickt', 'بحياكة يدوية'),
  striped: words('Desenli', 'Patterned', 'gemustert', 'بنقوش'),
  leather: words('Deri', 'Leather', 'aus Leder', 'من الجلد'),
  velvet: words('Kadife', 'Velvet', 'aus Samt', 'من المخمل'),
  olive: words('Zeytinyağlı', 'Olive Oil', 'mit Olivenöl', 'بزيت الزيتون'),
  lavender: words('Lavantalı', 'Lavender', 'mit Lavendel', 'باللافندر'),
  natural: words('Doğal', 'Natural', 'naturrein', 'من مواد طبيعية'),
  unscented: words('Kokusuz', 'Unscented', 'ohne Duft', 'بلا عطر'),
  rose: words('Gül Kokulu', 'Rose', 'mit Rosenduft', 'بعطر الورد'),
  bamboo: words('Bambu', 'Bamboo', 'aus Bambus', 'من الخيزران'),
  sturdy: words('Dayanıklı', 'Sturdy', 'besonders robust', 'بمتانة عالية'),
  beeswax: words('Balmumu', 'Beeswax', 'aus Bienenwachs', 'من شمع العسل'),
  soy: words('Soya', 'Soy', 'aus Sojawachs', 'من شمع الصويا'),
  lidded: words('Kapaklı', 'Lidded', 'mit Deckel', 'بغطاء'),
  woven: words('El Örgüsü', 'Hand-Woven', 'handgeflochten', 'بجدل يدوي'),
  potted: words('Seramik Saksılı', 'Ceramic-Potted', 'im Keramiktopf', 'في أصيص سيراميك'),
  small: words('Küçük Boy', 'Small', 'in klein', 'بحجم لطيف'),
  easycare: words('Kolay Bakımlı', 'Easy-Care', 'pflegeleicht', 'سهل العناية'),
  shade: words('Gölge Seven', 'Shade-Loving', 'für den Schatten', 'للظل'),
  dried: words('Kurutulmuş', 'Dried', 'getrocknet', 'بتجفيف طبيعي'),
  silk: words('İpek', 'Silk', 'aus Seide', 'من الحرير'),
  fresh: words('Taze', 'Fresh', 'frisch', 'بقطاف جديد'),
  seasonal: words('Mevsimlik', 'Seasonal', 'der Saison', 'من الموسم'),
  organic: words('Organik', 'Organic', 'in Bioqualität', 'من زراعة عضوية'),
  aegean: words('Ege', 'Aegean', 'aus der Ägäis', 'من بحر إيجه'),
  village: words('Köy', 'Village', 'vom Land', 'من الريف'),
  select: words('Seçme', 'Select', 'ausgesucht', 'بانتقاء خاص'),
  mountain: words('Yayla', 'Highland', 'aus dem Hochland', 'من المرتفعات'),
  learning: words('Eğitici', 'Educational', 'zum Lernen', 'للتعلّم'),
  travel: words('Seyahat Boyu', 'Travel', 'für die Reise', 'للسفر'),
  classic: words('Klasik', 'Classic', 'im klassischen Stil', 'بطراز كلاسيكي'),
  soft: words('Yumuşak', 'Soft', 'extra weich', 'بملمس ناعم'),
  student: words('Öğrenci Tipi', 'Student', 'für Einsteiger', 'للمبتدئين'),
  concert: words('Konser Tipi', 'Concert', 'fürs Konzert', 'للحفلات'),
  studio: words('Stüdyo Tipi', 'Studio', 'fürs Studio', 'للاستوديو'),
  training: words('Antrenman Tipi', 'Training', 'fürs Training', 'للتدريب'),
  match: words('Maç Tipi', 'Match', 'fürs Turnier', 'للمباريات'),
  junior: words('Çocuk Boyu', 'Junior', 'für Kinder', 'للأطفال'),
  pro: words('Profesyonel', 'Pro', 'für Profis', 'للمحترفين'),
  light: words('Hafif', 'Lightweight', 'extra leicht', 'بوزن خفيف'),
  waterproof: words('Su Geçirmez', 'Waterproof', 'wasserdicht', 'بخامة مقاومة للماء'),
  folding: words('Katlanır', 'Folding', 'faltbar', 'بتصميم قابل للطي'),
  fourseason: words('Dört Mevsim', 'Four-Season', 'für alle Jahreszeiten', 'لكل الفصول'),
  breathable: words('Nefes Alan', 'Breathable', 'atmungsaktiv', 'بقماش مسامي'),
  everyday: words('Günlük', 'Everyday', 'für jeden Tag', 'للاستعمال اليومي'),
  longway: words('Uzun Yol', 'Long-Distance', 'für lange Strecken', 'للمسافات الطويلة'),
  city: words('Şehir Tipi', 'City', 'für die Stadt', 'للمدينة'),
  wireless: words('Kablosuz', 'Wireless', 'kabellos', 'بلا أسلاك'),
  portable: words('Taşınabilir', 'Portable', 'für unterwegs', 'للتنقّل'),
  quiet: words('Sessiz', 'Silent', 'besonders leise', 'بصوت هادئ'),
  rechargeable: words('Şarjlı', 'Rechargeable', 'mit Akku', 'ببطارية مدمجة'),
  retro: words('Retro', 'Retro', 'im Retrolook', 'بطراز قديم'),
  fast: words('Hızlı', 'Fast', 'extra schnell', 'بسرعة عالية'),
  saving: words('Tasarruflu', 'Energy-Saving', 'sparsam', 'موفّر للطاقة'),
  warm: words('Sıcak Işıklı', 'Warm-Light', 'mit warmem Licht', 'بضوء دافئ'),
  smart: words('Akıllı', 'Smart', 'smart gesteuert', 'بتحكم ذكي'),
  digital: words('Dijital', 'Digital', 'für den digitalen Gruß', 'بإرسال رقمي'),
  birthday: words('Doğum Günü', 'Birthday', 'zum Geburtstag', 'لعيد الميلاد'),
  newyear: words('Yılbaşı', 'New Year', 'zu Neujahr', 'لرأس السنة'),
  thanks: words('Teşekkür', 'Thank-You', 'zum Dank', 'للشكر'),
}

/** The modifiers of a pool, in a fixed order. */
export function modifiersOf(pool: string): { key: string; modifier: Modifier }[] {
  return (pools[pool] ?? []).flatMap((key) => {
    const modifier = m[key]
    return modifier ? [{ key, modifier }] : []
  })
}

/** The materials that modifiers name; they are a filter of the lists. */
export const MATERIALS = [
  'wooden',
  'metal',
  'steel',
  'copper',
  'castiron',
  'brass',
  'ceramic',
  'porcelain',
  'stoneware',
  'enamel',
  'glass',
  'cotton',
  'linen',
  'wool',
  'leather',
  'velvet',
  'bamboo',
  'silk',
]

export function modifierWords(key: string): Modifier {
  const found = m[key]
  if (!found) throw new Error(`No modifier ${key}`)
  return found
}
