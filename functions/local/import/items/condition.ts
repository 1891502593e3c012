import { type Words, words } from '../../../shop/seed/data/words'
import { fold } from '../../../shop/text'

const names = {
  new: words('Yeni', 'New', 'Neu', 'جديد'),
  used: words('İkinci el', 'Used', 'Gebraucht', 'مستعمل'),
  refurbished: words('Yenilenmiş', 'Refurbished', 'Generalüberholt', 'مُجدَّد'),
  damaged: words('Hasarlı', 'Damaged', 'Beschädigt', 'تالف'),
}

const spellings: [RegExp, Words][] = [
  [/^(?:new|yeni|)$/, names.new],
  [/^(?:used(?: like new| good| fair)?|ikinci el|kullanilmis)$/, names.used],
  [/^(?:refurbished|reconditioned|cpo|yenilenmis)$/, names.refurbished],
  [/^(?:damaged|hasarli)$/, names.damaged],
]

const byTitle = new Map(Object.values(names).map((one) => [one.tr, one]))

export const CONDITION_NAME = words('Durumu', 'Condition', 'Zustand', 'الحالة')

export const NEW = names.new.tr

/** A condition by Google's, Meta's or schema.org's word for it, in Turkish; without a word it is new. Null for an unknown one. */
export function conditionIn(word: string): string | null {
  const bare = fold(word.trim().replace(/^.*[/:](?=\w)/, ''))
    .replace(/[\s_/-]+/g, ' ')
    .trim()
    .replace(/ ?condition$/, '')
  return spellings.find(([spelling]) => spelling.test(bare))?.[1].tr ?? null
}

/** A choice or a fact in the shop's languages: the feed's own text in all of them, but for a condition. */
export function titleInAll(title: string): Words {
  const parts = title.split(' / ')
  const of = (language: keyof Words) =>
    parts.map((part) => byTitle.get(part)?.[language] ?? part).join(' / ')
  return words(of('tr'), of('en'), of('de'), of('ar'))
}
