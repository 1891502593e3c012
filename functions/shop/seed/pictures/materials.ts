import type { ObjectSeed } from '../data/objects'
import type { MainColour } from './recolour'

/** What goods of a material look like, by the key of its modifier. */
export const materialColours: Record<string, string> = {
  steel: '#b3b9c0',
  metal: '#90979f',
  brass: '#c9a04a',
  copper: '#bd7349',
  castiron: '#35363b',
  wooden: '#b07c4c',
  bamboo: '#dcbd83',
}

/** The objects whose drawing has another colour than the material, and what of the drawing is made of it. */
const painted: Record<string, { in: string[]; main?: MainColour }> = {
  'tukenmez-kalem': { in: ['metal', 'wooden'] },
  'dolma-kalem': { in: ['steel', 'brass'] },
  firca: { in: ['wooden'] },
  takvim: { in: ['wooden', 'metal'], main: { hue: 260, reach: 60 } },
  'evrak-kutusu': { in: ['wooden', 'metal'], main: { hue: 295, reach: 45 } },
  fihrist: { in: ['wooden', 'metal'], main: { hue: 295, reach: 45 } },
  cetvel: { in: ['wooden'] },
  gonye: { in: ['wooden'] },
  atac: { in: ['brass'] },
  raptiye: { in: ['metal', 'brass'] },
  kandil: { in: ['brass'] },
  'masa-saati': { in: ['brass', 'metal'], main: { hue: 20, reach: 35 } },
  'kum-saati': { in: ['wooden', 'metal'], main: { hue: 75, reach: 45 } },
  ayna: { in: ['wooden', 'metal'], main: { hue: 80, reach: 45 } },
  cerceve: { in: ['brass', 'metal'], main: { hue: 65, reach: 25 } },
  'dis-fircasi': { in: ['bamboo'] },
  'tiras-makinesi': { in: ['steel'] },
  kova: { in: ['metal'] },
  yatak: { in: ['wooden'], main: { hue: 290, reach: 30, lightness: [0, 0.5] } },
  'catal-bicak': { in: ['brass'] },
  kasik: { in: ['brass'] },
  cubuk: { in: ['bamboo', 'wooden', 'steel'] },
  tencere: { in: ['copper', 'castiron'] },
  tava: { in: ['steel', 'copper', 'castiron'] },
  sahan: { in: ['steel', 'copper', 'castiron'] },
  fondu: { in: ['steel', 'copper', 'castiron'] },
  'beslenme-kutusu': { in: ['bamboo'] },
  teleskop: { in: ['brass'] },
  mikroskop: { in: ['brass'] },
  buyutec: { in: ['brass'], main: { hue: 295, reach: 40 } },
  'kol-saati': { in: ['steel', 'brass'] },
  'alet-cantasi': { in: ['steel'] },
  'asma-kilit': { in: ['steel'], main: { hue: 70, reach: 40 } },
}

/** The objects whose own drawing is of the material, or of goods that are painted anyway. */
export const asRendered: Record<string, string[]> = {
  steel: [
    'makas dikis-ignesi cengelli-igne catal-bicak kasik tencere mutfak-bicagi cekic',
    'ingiliz-anahtari tornavida testere',
  ].flatMap((keys) => keys.split(' ')),
  metal: ['cetvel', 'gonye', 'atac', 'zar', 'calar-saat'],
  brass: ['kum-saati', 'ayna', 'asma-kilit'],
  wooden: [
    'kursun-kalem masa-saati cerceve sandalye kizak yapboz zar satranc dart yoyo bumerang',
    'matruska oyuncak-araba tren helikopter roket traktor otobus',
  ].flatMap((keys) => keys.split(' ')),
  bamboo: ['tuvalet-kagidi', 'sunger', 'sepet'],
}

/** The materials that an object has pictures of beside its drawing's own colours. */
export const paintedIn = ({ key }: ObjectSeed): string[] => painted[key]?.in ?? []

/** What of an object's drawing is painted as its material. */
export const paintedPart = ({ key }: ObjectSeed): MainColour | undefined => painted[key]?.main

const WORDS: Record<string, string> = {
  steel: 'celik',
  metal: 'metal',
  brass: 'pirinc',
  copper: 'bakir',
  castiron: 'dokum',
  wooden: 'ahsap',
  bamboo: 'bambu',
}

/** Names of an object's pictures in a material, from the front and from the side: `tava-celik-1`. */
export const materialViews = ({ key }: ObjectSeed, material: string): string[] =>
  [1, 2].map((view) => `${key}-${WORDS[material]}-${view}`)
