import type { Sentences } from './sentences'

/** Titles, sentences and remarks about the order of a card that comes by mail. */
export const ofCards: Record<'titles' | 'sentences' | 'orders', Sentences> = {
  titles: {
    good: [
      'Çok memnun kaldım',
      'Tam aradığım gibi',
      'Güzel bir hediye',
      'Hediye ettim, bayıldılar',
      'İkinciyi de aldım',
      'Son dakikada kurtardı',
      'Teşekkürler',
      'Çok pratik',
      'Harika',
      'Düşünmeden alın',
      'Uzaktakiler için birebir',
      'Kolaylık',
      'Herkese uyar',
      'Gönül rahatlığıyla alın',
    ],
    fair: ['Fena değil', 'İdare eder', 'Güzel ama eksikleri var', 'Kararsız kaldım', 'Ortalama'],
    poor: ['Hayal kırıklığı', 'Bekleneni vermedi', 'Olmadı', 'Bir daha almam', 'Geç kaldı'],
  },
  sentences: {
    good: [
      'Kod birkaç dakikada e-postama geldi.',
      'Kardeşime gönderdim, istediğini kendisi seçti.',
      'Kodu sepette yazmak yetti.',
      'Ne alacağımı bilemeyince imdadıma yetişti.',
      'Kalan tutar kartta durdu, sonra onu da kullandım.',
      'Uzaktaki arkadaşıma aynı gün ulaştı.',
      'Beklemeden gelmesi çok iyi.',
      'Doğum gününe yetişti.',
      'İş arkadaşlarımıza toplu aldık, hepsi memnun kaldı.',
      'Annem ilk denemede kullanabildi.',
      'Kartın görünüşü de çok hoş.',
      'İndirimli ürünlerde de geçti.',
      'Siparişimin sayfasında kodu yine bulabildim.',
      'Yazdırıp zarfa koydum, güzel oldu.',
    ],
    fair: [
      'E-posta istenmeyenlere düşmüş, biraz aradım.',
      'Daha yüksek bir tutar da olsaydı iyiydi.',
      'Kodu uzun, yazarken bir harfi şaşırdım.',
      'Üzerine kendi notumu ekleyebilmek isterdim.',
      'İş görüyor, görünüşü sade.',
    ],
    poor: [
      'Kod ancak ertesi gün geldi.',
      'E-postayı yanlış yazmışım, düzeltmek uzun sürdü.',
      'Hediye ettiğim kişi nasıl kullanacağını bulamadı.',
      'Görünüşü fotoğraftaki kadar özenli değil.',
    ],
  },
  orders: {
    good: ['Yine alırım.', 'Tavsiye ederim.', 'Sorduğum soruya aynı gün cevap verdiler.'],
    fair: ['Yine de tavsiye ederim.'],
    poor: ['Müşteri hizmetleri ilgilendi ama sonuç değişmedi.', 'Umarım düzeltirler.'],
  },
}

export const ofSoap: Sentences = {
  good: [
    'Kokusu çok hoş, ağır değil.',
    'Cildimi hiç kurutmadı.',
    'Bir haftada bitirdik, yenisini söyledim.',
    'Hassas cildimde hiç sorun çıkarmadı.',
    'Katkısız olduğu belli.',
    'Misafirler nereden aldığımı sordu.',
    'Az miktarı yetiyor.',
    'Evden eksik etmiyoruz.',
    'Eşim de kendine istedi.',
    'Ambalajı iyi kapanıyor.',
    'Fiyatına göre çok iyi.',
    'Doğallığı ilk denemede anlaşılıyor.',
    'Komşuma da önerdim, o da memnun.',
    'Kokusu saatlerce kalıyor.',
  ],
  fair: [
    'Kokusu bana biraz ağır geldi.',
    'Güzel ama çabuk bitiyor.',
    'Düşündüğümden küçük geldi.',
    'İyi, ama övüldüğü kadar değil.',
    'Kalitesi fiyatıyla orantılı.',
  ],
  poor: [
    'Cildime iyi gelmedi.',
    'Kokusu tuhaftı.',
    'Ambalajı açılmıştı.',
    'Yarısı yolda akmıştı sanki, çok az geldi.',
  ],
}

type Rule = { text: RegExp; only?: string[]; not?: string[] }

const strings = ['gitar', 'keman', 'banjo']
const paper = ['101', '102', '103', '105', '108']
const current = ['601', '602', '603', '604', '605', '606', '608', '201']

/** Where a sentence is true: by keys, categories, or the first digit of these. */
const rules: Rule[] = [
  { text: /[Aa]kort/, only: strings },
  {
    text: /dokusunu/,
    only: ['101', '102', '103', '104', '109', '208', '209', '301', '302', '403'],
  },
  { text: /evde herkes/, only: ['104', '107', '2', '3', '6'] },
  { text: /evde herkes/, not: ['dis-fircasi', 'tiras-makinesi', 'biberon', 'yatak', 'kol-saati'] },
  { text: /kenarları pürüzsüz/, only: ['106', '107', '205', '3', '401', '404'] },
  { text: /Eskisini yıllarca/, not: [...paper, '202', '204', 'balon', 'tuvalet-kagidi', 'pil'] },
  { text: /Her gün kullanıyorum/, not: ['103', '105', '202', '205', '4', '5'] },
  { text: /Kullanımı kolay/, only: ['104', '106', '107', '201', '203', '207', '303', '304', '6'] },
  { text: /Üç aydır kullanıyorum/, not: [...paper, '202', 'balon', 'tuvalet-kagidi', 'pil'] },
  { text: /biraz daha kalın/, only: ['101', '102', '103', '106', '109'] },
  { text: /hafif bir kokusu/, only: ['106', '109', '207', '210', '211', '307', '4', '5'] },
  { text: /Rengi fotoğraftakinden/, not: ['303', '304', '603', '604', '607', '608'] },
  { text: /hafta sonra bozuldu/, only: [...current, '203', '404', '503', '507', 'tiras-makinesi'] },
  { text: /Kenarı kırık/, only: ['106', '107', '203', '205', '301', '302', '304', '307', '404'] },
  { text: /ince ve hafif/, not: [...current, '202', '210', '211', '507', 'balon'] },
  {
    text: /Eksik parça/,
    only: ['401', '404', '503', '507', '210', '603', '604', '605', '606', 'alet-cantasi'],
  },
]

/** Whether a sentence is true of an object. */
export function isTrueOf(text: string, { key, category }: { key: string; category: number }) {
  const isOf = (places: string[]) =>
    places.some((place) => place === key || String(category).startsWith(place))
  return rules.every(
    (rule) => !rule.text.test(text) || ((!rule.only || isOf(rule.only)) && !isOf(rule.not ?? [])),
  )
}
