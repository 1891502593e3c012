import { slug } from '../catalogue/slug'
import type { Texts } from './languages'

export type Brand = { id: number; title: string; path: Texts }

const rows: [number, string, 'unicode'?][] = [
  [41, 'Garça', 'unicode'],
  [42, 'Çınaraltı', 'unicode'],
  [43, "Usta'nın Ocağı"],
  [44, 'Kekik & Çınar'],
  [45, 'Zeytindalı'],
  [46, 'Bostan'],
  [47, 'Ateş Döküm'],
]

export const brands: Brand[] = rows.map(([id, title, unicode]) => {
  const path = slug(title, unicode !== undefined)
  return { id, title, path: { tr: path, en: path } }
})

export const brandOf = (id: number): Brand | undefined => brands.find((one) => one.id === id)

export const suppliers = [
  { id: 1, title: 'Ege Depo' },
  { id: 2, title: 'Anadolu Tedarik' },
]

export const models = [
  { id: 501, title: 'Toprak Serisi' },
  { id: 502, title: 'Ocak Serisi' },
  { id: 503, title: 'Sofra Serisi' },
]
