import type { Language } from './languages'
import type { Namespace } from './namespaces'
import type { Texts } from './small-translator'
import arAccount from './texts/ar/account.json'
import arParts from './texts/ar/parts.json'
import arShop from './texts/ar/shop.json'
import deAccount from './texts/de/account.json'
import deParts from './texts/de/parts.json'
import deShop from './texts/de/shop.json'
import enAccount from './texts/en/account.json'
import enParts from './texts/en/parts.json'
import enShop from './texts/en/shop.json'
import trAccount from './texts/tr/account.json'
import trParts from './texts/tr/parts.json'
import trShop from './texts/tr/shop.json'

/** Every text; too much for a browser, which loads what it needs (browser-texts.ts). */
export const allTexts: Record<Language, Record<Namespace, Texts>> = {
  tr: { shop: trShop, parts: trParts, account: trAccount },
  en: { shop: enShop, parts: enParts, account: enAccount },
  de: { shop: deShop, parts: deParts, account: deAccount },
  ar: { shop: arShop, parts: arParts, account: arAccount },
}
