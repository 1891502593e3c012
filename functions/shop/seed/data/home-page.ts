import type { Words } from './words'
import { words } from './words'

const w = words

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
        'منقّطة أو مسطّرة أو مربّعة: اختر ما يليق بمكتبك.',
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
    title: w('Çok satanlar', 'Bestsellers', 'Bestseller', 'الأكثر مبيعًا'),
    rule: 'bought',
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
