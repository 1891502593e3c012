import type { ProductColumns } from '../../product/product-seed'
import { type Kind, kindOf } from '../kind-prose'
import type { ObjectSeed } from '../objects'

type Question = { question: string; answer: string }

const ofAnything: Question[] = [
  {
    question: 'Fatura şirket adına kesilebilir mi?',
    answer:
      'Evet, adres eklerken kurumsal seçeneğini işaretleyip vergi bilgilerinizi yazabilirsiniz.',
  },
]

const ofGoods: Question[] = [
  {
    question: 'Ürün kaç günde kargoya veriliyor?',
    answer:
      'Ürüne göre değişir: kapınıza geleceği günler bu sayfada yazar. Hafta içi saat 15.00’ten sonra verilen siparişler bir sonraki iş gününün siparişi sayılır.',
  },
  {
    question: 'İade etmek istersem kargo ücretini kim öder?',
    answer: 'On dört gün içinde yapılan iadelerde anlaşmalı kargomuzla gönderim ücretsizdir.',
  },
]

const forMany =
  'Yirmi adet ve üzeri siparişler için iletişim sayfamızdan bize yazın, size özel fiyat çıkaralım.'

const ofMany = (hasTiers: boolean): Question => ({
  question: 'Toplu alımda indirim var mı?',
  answer: hasTiers
    ? `Evet, çok alana indirimin kaç adetten başladığı bu sayfada yazar. ${forMany}`
    : forMany,
})

const ofStores = (isCollected: boolean): Question => ({
  question: 'Mağazadan teslim alabilir miyim?',
  answer: isCollected
    ? 'Evet, bu ürün seçtiğiniz mağazadan teslim edilir.'
    : 'Siparişleri şimdilik yalnızca adresinize gönderiyoruz. Hangi mağazamızda bulunduğunu bu sayfadaki mağaza stoklarından görebilirsiniz.',
})

const ofGifts = (hasNote: boolean): Question => ({
  question: 'Hediye paketi yapıyor musunuz?',
  answer: hasNote
    ? 'Evet, sepette ürünün altındaki nota yazmanız yeterli. Paketleme için ücret almıyoruz.'
    : 'Evet, siparişten sonra sipariş numaranızla bize yazmanız yeterli. Paketleme için ücret almıyoruz.',
})

const ofColours: Question = {
  question: 'Rengi fotoğraftakiyle aynı mı?',
  answer: 'Fotoğraflarımız gün ışığında çekildi; ekrandan ekrana küçük farklar olabilir.',
}

const ofWarranty: Question = {
  question: 'Garantisi var mı?',
  answer:
    'Elektronik ve spor ürünlerinde iki yıl garanti veriyoruz. Diğer ürünlerde üretim hatasına karşı altı ay değişim hakkınız var.',
}

const ofCards: Question[] = [
  {
    question: 'Kart bana nasıl ulaşıyor?',
    answer: 'Ödemeniz onaylanınca kartın kodunu e-posta adresinize gönderiyoruz; kargo beklenmez.',
  },
  {
    question: 'Kodu birden çok alışverişte kullanabilir miyim?',
    answer: 'Evet, kalan tutar kartta durur; bitene kadar istediğiniz siparişte kullanabilirsiniz.',
  },
  {
    question: 'Kodu başkasına verebilir miyim?',
    answer: 'Evet, kodu bilen herkes sepetinde yazıp kullanabilir.',
  },
  {
    question: 'Kartın tutarından pahalı bir sipariş verebilir miyim?',
    answer: 'Evet, kartın karşılamadığı kısmı başka bir ödeme yöntemiyle ödersiniz.',
  },
]

const ofFood: Question = {
  question: 'Son kullanma tarihi ne kadar?',
  answer: 'Size en taze partiyi göndeririz; tarihi etiketinde yazar.',
}

const withoutWarranty: Kind[] = ['food', 'dairy', 'plant', 'flower', 'soap', 'wear']
const disposable = ['101', '102', '103', '105', '108', '202', 'balon', 'tuvalet-kagidi']
const withoutColours: Kind[] = ['food', 'dairy', 'soap', 'tool']
const notWrapped = ['yatak', 'koltuk', 'sandalye', 'cadir', 'bisiklet', 'tuvalet-kagidi']

/** Questions with their answers that suit an object. @param columns those of the product: whether its cart line takes a note, and a store delivers it */
export function questionsFor(object: ObjectSeed, columns: ProductColumns): Question[] {
  const kind = kindOf(object)
  if (kind === 'gift') return [...ofCards, ...ofAnything]
  const { key, category } = object
  const isSpent = disposable.some((one) => one === key || one === String(category))
  const isFood = kind === 'food' || kind === 'dairy'
  return [
    ...ofGoods,
    ofMany((columns.tiers ?? '[]') !== '[]'),
    ofStores(columns.needs_store === 1),
    ...ofAnything,
    ...(notWrapped.includes(object.key) ? [] : [ofGifts(columns.has_order_note === 1)]),
    ...(withoutColours.includes(kind) ? [] : [ofColours]),
    ...(isSpent || withoutWarranty.includes(kind) ? [] : [ofWarranty]),
    ...(isFood ? [ofFood] : []),
  ]
}
