/** States of the USA, code and name. */
export const usStates: [string, string][] = (
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|' +
  'KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|' +
  'MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|' +
  'NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
  'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|' +
  'VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'
)
  .split('|')
  .map((row) => [row.slice(0, 2), row.slice(3)])

/** A few cities of a few states; the other states have none, so that their city is typed. */
export const usCities: Record<string, string[]> = {
  CA: ['Los Angeles', 'Sacramento', 'San Diego', 'San Francisco'],
  NY: ['Albany', 'Buffalo', 'New York'],
  DC: ['Washington'],
}

/** Countries that the shop ships to. */
export const shippingCountries = [
  'TR',
  'DE',
  'AT',
  'CH',
  'NL',
  'BE',
  'FR',
  'GB',
  'US',
  'AE',
  'SA',
  'QA',
  'KW',
  'AZ',
  'BG',
  'GR',
  'IT',
  'ES',
  'SE',
  'CT',
]

/** Stores: title, address, quarter, province code, town, phone. */
export const stores: [string, string, string, string, string, string][] = [
  ['Kadıköy Mağazası', 'Moda Caddesi 42', 'Caferağa', '34', 'Kadıköy', '902160000001'],
  ['Beyoğlu Mağazası', 'Serdar-ı Ekrem Sokağı 18', 'Galata', '34', 'Beyoğlu', '902120000002'],
  ['Beşiktaş Mağazası', 'Köyiçi Meydanı 7', 'Sinanpaşa', '34', 'Beşiktaş', '902120000003'],
  ['Alsancak Mağazası', 'Kıbrıs Şehitleri Caddesi 63', 'Alsancak', '35', 'Konak', '902320000004'],
  ['Bornova Mağazası', 'Süvari Caddesi 12', 'Erzene', '35', 'Bornova', '902320000005'],
  ['Çankaya Mağazası', 'Tunalı Hilmi Caddesi 95', 'Kavaklıdere', '06', 'Çankaya', '903120000006'],
  ['Nilüfer Mağazası', 'FSM Bulvarı 21', 'Ataevler', '16', 'Nilüfer', '902240000007'],
  ['Muratpaşa Mağazası', 'Işıklar Caddesi 30', 'Haşimişcan', '07', 'Muratpaşa', '902420000008'],
]

export const taxOffices = (
  'Acıbadem,Adalar,Akdeniz,Alaybey,Alemdağ,Alsancak,Altındağ,Anadolu Kurumlar,Anafartalar,Ankara Kurumlar,Antalya Kurumlar,' +
  'Arnavutköy,Atışalanı,Avcılar,Avcılar Kurumlar,Aydın,Bağcılar,Bahçelievler,Bakırköy,Balçova,Basmane,Başkent,Bayrampaşa,' +
  'Beşiktaş,Beykoz,Beylikdüzü,Beyoğlu,Boğaziçi Kurumlar,Bornova,Buca,Büyükçekmece,Büyük Mükellefler,Cumhuriyet,Çankaya,' +
  'Çakabey,Çekirge,Çiğli,Davutpaşa,Dışkapı,Dikimevi,Düden,Doğanbey,Ege,Erenköy,Ertuğrulgazi,Esenler,Esenyurt,Etimesgut,' +
  'Eyüp,Fatih,Gaziemir,Gaziosmanpaşa,Gökpınar,Göztepe,Gölbaşı,Güngören,Güneşli,Halkalı,Hasan Tahsin,Hisar,Hitit,Hocapaşa,' +
  'İkitelli,Ilıca,İlyasbey,Kadifekale,Kadıköy,Kâğıthane,Kalamış,Karabağlar,Karşıyaka,Kartal,Kavaklıdere,Kazım Karabekir,' +
  'Keçiören,Kemalpaşa,Kızılbey,Konak,Kordon,Kozyatağı,Kurumlar,Küçükçekmece,Küçükköy,Küçükyalı,Kurtdereli,Maltepe,Marmara Kurumlar,' +
  'Mecidiyeköy,Menemen,Merter,Mevlana,Mithatpaşa,Muratpaşa,Nilüfer,Ormanlı,Osmangazi,Ostim,Pamukkale,Pendik,Polatlı,Rıhtım,' +
  'Sarıgazi,Sarıyer,Seğmenler,Selçuk,Setbaşı,Sincan,Sultanbeyli,Sultantepe,Sultanahmet,Süleyman Nazif,Şahinbey,Şehitkâmil,Şirinyer,' +
  'Şişli,Taşbaşı,Taşdelen,Tepecik,Torbalı,Tuna,Tuzla,Uludağ,Urla,Ulus,Uray,Üçkapılar,Ümraniye,Ünye,Üsküdar,Veraset ve Harçlar,' +
  'Yakacık,Yahya Galip,Yamanlar,Yedikule,Yeğenbey,Yenibosna,Yenikapı,Yenimahalle,Yeşilırmak,Yeditepe,Yıldırım,Yıldırım Beyazıt,' +
  'Zeytinburnu,Zincirlikuyu,Ziyapaşa,Zonguldak Karaelmas'
).split(',')
