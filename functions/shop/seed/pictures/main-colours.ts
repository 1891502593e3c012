import type { MainColour } from './recolour'

const DARK: MainColour = { hue: 'grey', reach: 0.14, lightness: [0, 0.5] }
const PALE: MainColour = { hue: 'grey', reach: 0.07, lightness: [0.55, 1] }

/** The main colour of the drawings whose widest area is not what their goods come in. */
export const mainColours: Record<string, MainColour> = {
  defter: DARK,
  gunluk: DARK,
  'mektup-kagidi': PALE,
  panoklip: { hue: 60 },
  'evrak-cantasi': { hue: 5, reach: 22 },
  'beslenme-kutusu': DARK,
  kaykay: DARK,
  'oyun-kolu': { hue: 295, reach: 50 },
  telefon: { hue: 300, reach: 40 },
  fis: DARK,
  kupa: PALE,
  'cay-fincani': { ...PALE, top: 0.34 },
  tabak: PALE,
  zar: PALE,
  makas: { hue: 15, reach: 40 },
  atki: { hue: 0, reach: 50 },
  ucurtma: { hue: 90, reach: 180 },
  'tenis-raketi': { hue: 5, reach: 30 },
  badminton: { hue: 250, reach: 35 },
  'masa-tenisi': { hue: 350, reach: 12 },
  bisiklet: { hue: 15, reach: 25 },
  scooter: { hue: 235, reach: 30 },
  'kol-saati': { hue: 275, reach: 55 },
}
