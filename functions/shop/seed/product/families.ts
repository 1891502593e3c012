/** Goods that suit one another, so that a page may name one beside the other; by the keys of objects.ts. */
const families = `
  defter spiralli-defter gunluk not-defteri eskiz-defteri ajanda
  ajanda takvim duvar-takvimi
  zarf mektup-kagidi dolma-kalem tukenmez-kalem
  hediye-karti zarf mektup-kagidi
  kursun-kalem tukenmez-kalem dolma-kalem defter not-defteri gunluk
  pastel-boya firca palet eskiz-defteri kursun-kalem
  klasor panoklip evrak-kutusu fihrist atac
  cetvel gonye makas kursun-kalem
  atac raptiye makas panoklip
  sirt-cantasi evrak-cantasi bez-canta
  ampul el-feneri
  kandil kagit-fener mum
  calar-saat masa-saati kum-saati kronometre
  saksi kaktus
  buket lale aycicegi
  ayna cerceve amfora masa-saati
  sabun losyon dis-fircasi tiras-makinesi tuvalet-kagidi
  kova supurge sunger sepet
  yumak makara dikis-ignesi cengelli-igne
  atki corap eldiven hasir-sapka
  semsiye bavul hasir-sapka
  sandalye koltuk yatak
  kupa cay-fincani demlik
  kadeh viski-bardagi sut-bardagi pipetli-bardak
  biberon sut-bardagi pipetli-bardak
  tabak catal-bicak kasik kase cubuk
  tencere tava sahan fondu mutfak-bicagi
  mutfak-bicagi tuzluk kavanoz
  kavanoz beslenme-kutusu
  bal zeytin peynir
  bal kestane yer-fistigi kuru-fasulye
  mate demlik cay-fincani
  mate bal
  yapboz zar satranc oyun-karti
  dart yoyo ucurtma bumerang
  balon ucurtma disko-topu
  ayicik matruska
  oyuncak-araba tren helikopter roket traktor otobus
  gitar keman banjo akordeon
  davul trompet saksafon akordeon
  futbol-topu basketbol-topu voleybol-topu beyzbol-topu
  tenis-raketi badminton masa-tenisi
  hokey-sopasi buz-pateni
  cadir pusula olta yuruyus-botu
  dalis-maskesi yuzucu-gozlugu can-simidi
  kayak kizak buz-pateni
  kosu-ayakkabisi yuruyus-botu
  bisiklet kaykay scooter paten
  boks-eldiveni judo-kiyafeti
  kulaklik radyo mikrofon studyo-mikrofonu
  fotograf-makinesi video-kamera projeksiyon
  televizyon projeksiyon
  teleskop mikroskop buyutec
  klavye fare dizustu yazici
  oyun-kolu joystick
  telefon ev-telefonu kulaklik
  telefon kol-saati fis
  cekic ingiliz-anahtari tornavida testere alet-cantasi
  miknatis asma-kilit alet-cantasi
  pil fis
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '))

/** The keys of the objects that suit an object, those of its first family first. */
export const suitingKeys = (key: string): string[] => [
  ...new Set(families.filter((keys) => keys.includes(key)).flat()),
]
