import type { Language } from '../locale'
import { MAX } from './queries'

export const MAX_LISTS = 20
export const MAX_NAME = 60

const TEXTS = {
  defaultList: {
    tr: 'Favorilerim',
    en: 'My favourites',
    de: 'Meine Favoriten',
    ar: 'مفضلتي',
  },
  unknown: {
    tr: 'Ürün artık satışta değil',
    en: 'This product is no longer sold',
    de: 'Dieses Produkt wird nicht mehr verkauft',
    ar: 'لم يعد هذا المنتج معروضًا',
  },
  full: {
    tr: `Listelerinizde en çok ${MAX} ürün olabilir`,
    en: `Your lists hold ${MAX} products at most`,
    de: `Ihre Listen fassen höchstens ${MAX} Produkte`,
    ar: `تتسع قوائمك لـ ${MAX} منتج كحد أقصى`,
  },
  unnamed: {
    tr: `Listeye en çok ${MAX_NAME} harflik bir ad verin`,
    en: `Give the list a name of at most ${MAX_NAME} letters`,
    de: `Geben Sie der Liste einen Namen mit höchstens ${MAX_NAME} Zeichen`,
    ar: `أعط القائمة اسمًا لا يزيد على ${MAX_NAME} حرفًا`,
  },
  taken: {
    tr: 'Bu adda bir listeniz var',
    en: 'You have a list of this name',
    de: 'Sie haben schon eine Liste mit diesem Namen',
    ar: 'لديك قائمة بهذا الاسم',
  },
  tooMany: {
    tr: `En çok ${MAX_LISTS} listeniz olabilir`,
    en: `You may have ${MAX_LISTS} lists at most`,
    de: `Sie können höchstens ${MAX_LISTS} Listen haben`,
    ar: `يمكنك إنشاء ${MAX_LISTS} قائمة كحد أقصى`,
  },
  noList: {
    tr: 'Bu liste artık yok',
    en: 'This list is no longer there',
    de: 'Diese Liste gibt es nicht mehr',
    ar: 'لم تعد هذه القائمة موجودة',
  },
  notInList: {
    tr: 'Ürün artık bu listede değil',
    en: 'The product is no longer on this list',
    de: 'Das Produkt steht nicht mehr auf dieser Liste',
    ar: 'لم يعد المنتج في هذه القائمة',
  },
} as const satisfies Record<string, Record<Language, string>>

export type FavouriteText = keyof typeof TEXTS

export const favouriteText = (name: FavouriteText, language: Language): string =>
  TEXTS[name][language]
