/** The parts of reviews, by number of stars. */
export const reviewWords: Record<
  'good' | 'fair' | 'poor',
  { titles: string[]; first: string[]; second: string[]; third: string[] }
> = {
  good: {
    titles: [
      'Çok memnun kaldım',
      'Beklediğimden iyi',
      'Tam aradığım gibi',
      'Gönül rahatlığıyla alın',
      'Güzel',
      'Hediye aldım, bayıldılar',
      'İkinciyi de aldım',
      'Kalitesi belli',
    ],
    first: [
      'Fotoğraftakinin aynısı geldi.',
      'Elime aldığımda ağırlığını ve dokusunu çok sevdim.',
      'Uzun zamandır böyle bir şey arıyordum.',
      'Kızıma aldım, elinden bırakmıyor.',
      'Üç aydır kullanıyorum, hâlâ ilk günkü gibi.',
      'Rengi ekranda göründüğünden biraz daha sıcak, bence daha güzel.',
      'Annem için almıştım, şimdi evde herkes kullanıyor.',
      'İşçiliği çok temiz.',
    ],
    second: [
      'Malzemesi sağlam, kenarları pürüzsüz.',
      'Boyutu tam tarif edildiği gibi.',
      'Fiyatına göre çok iyi.',
      'Kullanımı kolay, anlatmaya gerek yok.',
      'Kokusu yok, boyası çıkmıyor.',
      'Her gün kullanıyorum ve hiç sorun çıkarmadı.',
      '',
    ],
    third: [
      'Paketleme özenliydi, iki günde geldi.',
      'Kargo hızlıydı.',
      'Kutuya küçük bir not da koymuşlar, teşekkürler.',
      'Yine alırım.',
      'Tavsiye ederim.',
      '',
    ],
  },
  fair: {
    titles: [
      'Fena değil',
      'İdare eder',
      'Güzel ama eksikleri var',
      'Ortalama',
      'Beklentim daha yüksekti',
    ],
    first: [
      'Genel olarak memnunum.',
      'Görünüşü güzel.',
      'İşimi görüyor.',
      'Kalitesi fiyatıyla orantılı.',
      'Düşündüğümden küçük geldi.',
    ],
    second: [
      'Yalnız rengi fotoğraftakinden koyu.',
      'Biraz daha kalın olabilirdi.',
      'Kutusu ezilmişti ama ürün sağlamdı.',
      'Kullanma kılavuzu eksikti.',
      'İlk günlerde hafif bir kokusu vardı, sonra geçti.',
    ],
    third: ['Kargo dört gün sürdü.', 'İndirimde alınır.', 'Yine de tavsiye ederim.', ''],
  },
  poor: {
    titles: ['Hayal kırıklığı', 'İade ettim', 'Bekleneni vermedi', 'Tavsiye etmem'],
    first: [
      'İki hafta sonra bozuldu.',
      'Fotoğraftakiyle ilgisi yok.',
      'Kenarı kırık geldi.',
      'Çok ince ve hafif.',
    ],
    second: [
      'Fiyatına değmiyor.',
      'İade süreci kolaydı, en azından o iyiydi.',
      'Müşteri hizmetleri ilgilendi ama ürün beklediğim gibi değil.',
      '',
    ],
    third: ['Başka renk denemeyi düşünüyorum.', '', 'Umarım düzeltirler.'],
  },
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

export const questionWords: { question: string; answer: string }[] = [
  {
    question: 'Ürün kaç günde kargoya veriliyor?',
    answer: 'Hafta içi saat 15.00’e kadar verilen siparişler aynı gün kargoya teslim edilir.',
  },
  {
    question: 'Hediye paketi yapıyor musunuz?',
    answer: 'Evet, sipariş notuna yazmanız yeterli. Paketleme için ücret almıyoruz.',
  },
  {
    question: 'İade etmek istersem kargo ücretini kim öder?',
    answer: 'On dört gün içinde yapılan iadelerde anlaşmalı kargomuzla gönderim ücretsizdir.',
  },
  {
    question: 'Fatura şirket adına kesilebilir mi?',
    answer:
      'Evet, adres eklerken kurumsal seçeneğini işaretleyip vergi bilgilerinizi yazabilirsiniz.',
  },
  {
    question: 'Rengi fotoğraftakiyle aynı mı?',
    answer: 'Fotoğraflarımız gün ışığında çekildi; ekrandan ekrana küçük farklar olabilir.',
  },
  {
    question: 'Toplu alımda indirim var mı?',
    answer:
      'Yirmi adet ve üzeri siparişler için iletişim sayfamızdan bize yazın, size özel fiyat çıkaralım.',
  },
  {
    question: 'Mağazadan teslim alabilir miyim?',
    answer: 'Stokta görünen mağazalarımızdan aynı gün teslim alabilirsiniz.',
  },
  {
    question: 'Garantisi var mı?',
    answer:
      'Elektronik ve spor ürünlerinde iki yıl garanti veriyoruz. Diğer ürünlerde üretim hatasına karşı altı ay değişim hakkınız var.',
  },
]
