import { type Kind, kindOf } from '../kind-prose'
import type { ObjectSeed } from '../objects'
import { isTrueOf, ofCards, ofSoap } from './kinds-of-talk'
import type { Mood, Sentences } from './sentences'

const reviewTitles: Sentences = {
  good: [
    'Çok memnun kaldım',
    'Beklediğimden iyi',
    'Tam aradığım gibi',
    'Gönül rahatlığıyla alın',
    'Güzel',
    'Hediye aldım, bayıldılar',
    'İkinciyi de aldım',
    'Kalitesi belli',
    'Parasının hakkını veriyor',
    'Teşekkürler',
    'Bir süre sonra yazıyorum',
    'Evdekiler de sevdi',
    'Harika',
    'Düşünmeden alın',
  ],
  fair: [
    'Fena değil',
    'İdare eder',
    'Güzel ama eksikleri var',
    'Ortalama',
    'Beklentim daha yüksekti',
    'Kararsız kaldım',
    'Ne iyi ne kötü',
  ],
  poor: [
    'Hayal kırıklığı',
    'İade ettim',
    'Bekleneni vermedi',
    'Tavsiye etmem',
    'Olmadı',
    'Bir daha almam',
  ],
}

const orderSentences: Sentences = {
  good: [
    'Paketleme özenliydi, iki günde geldi.',
    'Kargo hızlıydı.',
    'Kutuya küçük bir not da koymuşlar, teşekkürler.',
    'Yine alırım.',
    'Tavsiye ederim.',
    'Söylenen günde kapıdaydı.',
    'Sorduğum soruya aynı gün cevap verdiler.',
    'İndirimde yakaladım, iyi oldu.',
  ],
  fair: [
    'Kargo dört gün sürdü.',
    'İndirimde alınır.',
    'Yine de tavsiye ederim.',
    'Kutusu ezilmişti ama içi sağlamdı.',
    'Bir sonrakinde başka marka deneyeceğim.',
  ],
  poor: [
    'İade süreci kolaydı, en azından o iyiydi.',
    'Müşteri hizmetleri ilgilendi ama sonuç değişmedi.',
    'Fiyatına değmiyor.',
    'Umarım düzeltirler.',
  ],
}

const OF_THINGS: Sentences = {
  good: [
    'Fotoğraftakinin aynısı geldi.',
    'Elime aldığımda dokusunu çok sevdim.',
    'Uzun zamandır böyle bir şey arıyordum.',
    'Üç aydır kullanıyorum, hâlâ ilk günkü gibi.',
    'Ekranda göründüğünden de güzel.',
    'Annem için almıştım, şimdi evde herkes kullanıyor.',
    'İşçiliği çok temiz.',
    'Malzemesi sağlam, kenarları pürüzsüz.',
    'Boyutu tam tarif edildiği gibi.',
    'Fiyatına göre çok iyi.',
    'Kullanımı kolay, anlatmaya gerek yok.',
    'Her gün kullanıyorum ve hiç sorun çıkarmadı.',
    'Arkadaşımda görüp aldım, pişman olmadım.',
    'Küçük ayrıntılarına kadar düşünülmüş.',
    'Eskisini yıllarca kullanmıştım, bu ondan da iyi.',
  ],
  fair: [
    'Genel olarak memnunum, yalnız biraz daha kalın olabilirdi.',
    'Görünüşü güzel, malzemesi orta.',
    'İşimi görüyor.',
    'Kalitesi fiyatıyla orantılı.',
    'Düşündüğümden küçük geldi.',
    'Rengi fotoğraftakinden koyu.',
    'İlk günlerde hafif bir kokusu vardı, sonra geçti.',
  ],
  poor: [
    'İki hafta sonra bozuldu.',
    'Fotoğraftakiyle ilgisi yok.',
    'Kenarı kırık geldi.',
    'Çok ince ve hafif.',
    'Eksik parçayla geldi.',
    'Anlatılandan çok farklı çıktı.',
    'Beklediğim kalitede değil.',
    'Kullanılmış gibi geldi.',
  ],
}

const BY_KIND: Partial<Record<Kind, Sentences>> = {
  gift: ofCards.sentences,
  soap: ofSoap,
  food: {
    good: [
      'Tadı çocukluğumdakinin aynısı.',
      'Taptaze geldi, kokusu paketi açınca yayıldı.',
      'Katkısız olduğu belli.',
      'Misafirler nereden aldığımı sordu.',
      'Bir haftada bitirdik, yenisini söyledim.',
      'Doğallığı ilk denemede anlaşılıyor.',
      'Komşuma da önerdim, o da memnun.',
      'Marketten aldıklarımla ilgisi yok.',
      'Tartısı tam, hatta biraz fazla geldi.',
      'Ambalajı iyi kapanıyor, tazeliği gitmedi.',
      'Üreticisinin adını etikette görmek güven verdi.',
      'Annem de beğendi, o kolay beğenmez.',
      'Evden eksik etmiyoruz.',
      'Son kullanma tarihi epey uzaktı.',
    ],
    fair: [
      'Tadı güzel ama bu fiyata biraz az.',
      'Geçen seneki daha lezzetliydi.',
      'Bize göre biraz ağır geldi.',
      'Paketi küçük.',
      'İyi, ama övüldüğü kadar değil.',
    ],
    poor: [
      'Bayat geldi.',
      'Tadı hiç bana göre değildi.',
      'Paketi açılmıştı.',
      'Kokusu tuhaftı, yiyemedik.',
    ],
  },
  dairy: {
    good: [
      'Tadı çocukluğumdakinin aynısı.',
      'Buz gibi, taptaze geldi.',
      'Katkısız olduğu belli.',
      'Misafirler nereden aldığımı sordu.',
      'Bir haftada bitirdik, yenisini söyledim.',
      'Ne çok yağlı ne kuru, kıvamı yerinde.',
      'Marketten aldıklarımla ilgisi yok.',
      'Tartısı tam, hatta biraz fazla geldi.',
      'Yalıtımlı kutuyla gelmesi güven verdi.',
      'Mandırasının adını etikette görmek hoşuma gitti.',
      'Annem de beğendi, o kolay beğenmez.',
      'Tostta da çok güzel eriyor.',
      'Son kullanma tarihi epey uzaktı.',
      'Çocuklar bile ayırt etti.',
    ],
    fair: [
      'Tadı güzel ama bu fiyata biraz az.',
      'Geçen seneki daha lezzetliydi.',
      'İyi, ama övüldüğü kadar değil.',
      'Bize göre biraz ağır geldi.',
    ],
    poor: ['Tadı hiç bana göre değildi.', 'Paketi açılmıştı.', 'Kokusu tuhaftı, yiyemedik.'],
  },
  flower: {
    good: [
      'Kutudan sapasağlam çıktı.',
      'Bir hafta vazoda dipdiri durdu.',
      'Fotoğraftakinden daha gür geldi.',
      'Kutuyu açınca yüzüm güldü.',
      'Hediye ettim, çok mutlu oldular.',
      'Bakım kartı çok işime yaradı.',
      'Rengi çok canlı.',
      'Masama neşe getirdi.',
      'Tam söylenen saatte kapıdaydı.',
      'Sapları özenle bağlanmış.',
      'Eşim çok duygulandı.',
      'Üçüncü siparişim, hep aynı özen.',
      'Not kartı da çok zarifti.',
      'Salonun havası değişti.',
    ],
    fair: [
      'Boyu beklediğimden kısa.',
      'Birkaç yaprağı yolda solmuş.',
      'Rengi fotoğraftakinden soluk.',
      'Güzel ama demeti küçük.',
    ],
    poor: ['Solmuş geldi.', 'Yaprakları kırıktı.', 'Fotoğraftakinin yarısı kadardı.'],
  },
  plant: {
    good: [
      'Kutudan sapasağlam ve nemli çıktı.',
      'Bir haftadır pencerede, yeni filiz verdi.',
      'Fotoğraftakinden daha gür geldi.',
      'Büyümesini izlemek çok keyifli.',
      'Hediye ettim, çok mutlu oldular.',
      'Bakım kartı çok işime yaradı.',
      'Toprağı ve saksısı hazır geldi, uğraşmadım.',
      'Bir ay sonra da dipdiri.',
      'Rengi çok canlı.',
      'Masama neşe getirdi.',
      'Kökleri sağlıklıydı.',
      'Taşınırken hiç zarar görmemiş.',
      'Kedime rağmen ayakta.',
      'Üçüncü siparişim, hep aynı özen.',
    ],
    fair: [
      'Boyu beklediğimden kısa.',
      'Toprağının bir kısmı kutuya dökülmüştü.',
      'Rengi fotoğraftakinden soluk.',
      'Güzel ama saksısı küçük.',
      'Toparlanması bir hafta sürdü.',
    ],
    poor: [
      'Solmuş geldi.',
      'İki haftada kurudu.',
      'Saksısı kırıktı.',
      'Fotoğraftakinin yarısı kadardı.',
    ],
  },
  wear: {
    good: [
      'Günlük kullanımda çok memnunum.',
      'Hiç rahatsız etmiyor, giydiğimi unutuyorum.',
      'Rengi de formu da bozulmadı.',
      'Bütün gün üzerimdeydi, rahatsız etmedi.',
      'Dikişleri çok düzgün.',
      'Eşim de kendine istedi.',
      'Beklediğimden hafif.',
      'Kalıbı güzel, duruşu hoş.',
      'Her şeyle uyuyor.',
      'Rengi fotoğraftakiyle aynı.',
      'Yürüyüşte çok rahat ettim.',
      'Rengi çok tatlı.',
      'Kızıma aldım, üstünden çıkarmıyor.',
      'Bu fiyata böyle kalite zor bulunur.',
    ],
    fair: [
      'Biraz sert, zamanla yumuşuyor.',
      'Malzemesi düşündüğümden ince.',
      'Güzel ama rengi çabuk kirleniyor.',
      'Rengi biraz daha koyu geldi.',
      'İlk günlerde biraz kokusu vardı.',
    ],
    poor: [
      'Bir ayda formu bozuldu.',
      'Dikişi söküldü.',
      'Rengi fotoğraftakiyle ilgisiz.',
      'Sert ve terletiyor.',
    ],
  },
  music: {
    good: [
      'Sesi dolgun, akordu günlerce bozulmadı.',
      'Kutudan akortlu çıktı.',
      'Öğretmenim de beğendi.',
      'Üç aydır ders alıyorum, çok iyi gidiyor.',
      'Kılıfı da kaliteli.',
      'Elde dengeli duruyor.',
      'Bu fiyata bu ses beklemiyordum.',
      'İlk çalgım, hiç zorlanmadım.',
      'Sahnede iki kez kullandım, sorunsuz.',
      'Cilası kusursuz.',
      'Tınısı sıcak.',
      'Oğlum her akşam çalıyor.',
      'Yedek parçası bulunuyor, o da güzel.',
      'Eskisini sattım, bununla devam.',
    ],
    fair: [
      'Sesi iyi ama kılıfı ince.',
      'Başlangıç için yeterli.',
      'Akort tutması biraz zaman aldı.',
      'Cilasında küçük bir iz vardı.',
      'Sesi odada güzel, sahnede zayıf.',
    ],
    poor: ['Akort tutmuyor.', 'Çizik geldi.', 'Sesi çok cılız.', 'Kılıfı yırtıktı.'],
  },
}

/** What is true of some goods of a kind only, by the keys of objects.ts. */
const ONLY_OF: { keys: string[]; sentences: Partial<Sentences> }[] = [
  {
    keys: ['kestane', 'yer-fistigi', 'kuru-fasulye'],
    sentences: {
      good: ['Boyları eşit, ayıklanmış geldi.'],
      fair: ['Paketin içinde biraz kırık vardı.'],
    },
  },
  {
    keys: ['bal', 'zeytin', 'peynir'],
    sentences: { good: ['Kahvaltıda kimse başka bir şeye dokunmadı.'] },
  },
  { keys: ['zeytin', 'peynir'], sentences: { fair: ['Bana göre biraz tuzlu.'] } },
  {
    keys: ['atki', 'corap', 'eldiven'],
    sentences: {
      good: ['Kumaşı yumuşacık, hiç kaşındırmıyor.', 'Defalarca yıkadım, rengi solmadı.'],
      poor: ['İlk yıkamada çekti.'],
    },
  },
  {
    keys: ['corap', 'eldiven', 'hasir-sapka'],
    sentences: { good: ['Bedeni tam oldu.'], fair: ['Bir beden büyük alın.'] },
  },
  {
    keys: ['kosu-ayakkabisi', 'yuruyus-botu'],
    sentences: { good: ['Numarası tam oldu.'], fair: ['Kalıbı biraz dar.'] },
  },
]

/** Titles of reviews of an object, and what they say of its order. */
export const wordsAround = (object: ObjectSeed): { titles: Sentences; orders: Sentences } =>
  kindOf(object) === 'gift' ? ofCards : { titles: reviewTitles, orders: orderSentences }

/** Sentences about an object that are true of it. */
export function sentencesOf(object: ObjectSeed): Sentences {
  const own = BY_KIND[kindOf(object)] ?? OF_THINGS
  const more = ONLY_OF.filter(({ keys }) => keys.includes(object.key))
  const of = (mood: Mood) =>
    [...own[mood], ...more.flatMap(({ sentences }) => sentences[mood] ?? [])].filter((text) =>
      isTrueOf(text, object),
    )
  return { good: of('good'), fair: of('fair'), poor: of('poor') }
}

/** A very long review, to test the page. */
export const longReview = [
  'Bu ürünü yaklaşık bir yıl önce, eski defterim bitince aldım. O günden beri hemen her gün yanımda. Önce iyi yanlarını, sonra da alacaklara söylemek istediklerimi uzun uzun yazayım dedim, çünkü ben almadan önce böyle bir yorum aramış ve bulamamıştım.',
  'Kâğıdı gerçekten kalın. Dolma kalemle yazıyorum, mürekkep arkaya geçmiyor; yalnızca çok ıslak yazan bir uçla, sayfayı hemen çevirirseniz hafif bir iz kalıyor. Noktalar soluk gri; yazınca kayboluyor, çizim yaparken de yolunuzu buluyorsunuz. Sayfalar krem rengine çalıyor, akşam lambasının altında gözü yormuyor.',
  'Cildi dikişli. İlk haftalarda biraz sert açılıyor, ama sırtını birkaç yerinden nazikçe kırınca masada düz duruyor. Kapağın köşeleri çantada anahtarlarla birlikte gezmesine karşın yıpranmadı. Lastik bandı bir yılda biraz gevşedi, işini hâlâ görüyor. Ayracı uzun, ucu yakılmış, saçaklanmıyor.',
  'Eksiklerine gelince: Arka cebi dar, bir fiş bile zor giriyor. Sayfa numarası yok; ben her defterin başında oturup elle numaralıyorum, yarım saatimi alıyor. Kutusundan çıkan tanıtım kâğıdı kalın ve parlak, keşke o da geri dönüştürülmüş olsaydı. Bir de lacivertin tonu partiden partiye az da olsa değişiyor; yan yana dizince belli oluyor.',
  'Kargo konusunda: İzmir’e iki günde geldi, köşeleri kartonla korunmuştu. İkinci siparişimde kutu ezik geldi, fotoğraf gönderdim, ertesi gün yenisini yolladılar ve eskisini geri istemediler. Bu tavır yüzünden bir defter yerine üç defter aldım desem abartmış olmam.',
  'Kime önermem? Yalnızca telefonda not tutup arada bir kâğıda iki satır yazanlara fazla gelir. Kime öneririm? Günlük tutanlara, ders notunu temize çekenlere, proje çizenlere, mektup yazanlara. Fiyatı ilk bakışta yüksek görünüyor; sayfa başına hesaplayınca bir bardak çayın yanında hiç kalıyor.',
  'Son olarak, bu defteri alacaksanız boyuna dikkat edin. A5 çanta için, A4 masa için, A6 cep için. Ben A5’te karar kıldım. Bir yılın sonunda elimde dolu iki defter ve henüz açmadığım bir üçüncüsü var. Okuduğunuz için teşekkür ederim.',
].join('\n\n')
