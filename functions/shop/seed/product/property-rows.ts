import { MATERIALS, modifiersOf, modifierWords } from '../data/modifiers'
import { objects } from '../data/objects'
import type { Words } from '../data/words'
import { words } from '../data/words'
import type { Insert } from '../insert'
import { insertRows } from '../insert'
import { attributeOf } from './plans'

const json = (text: Words) => JSON.stringify(text)

const ORIGINS = ['Denizli', 'Kütahya', 'Bursa', 'İzmir', 'Gaziantep', 'Trabzon', 'Ankara', 'Konya']

/** The filters of the lists: material (multiple), origin (single), weight (a range). */
export function propertyStatements(): Insert[] {
  const same = (text: string) => words(text, text, text, text)
  return [
    ...insertRows(
      'property',
      ['id', 'position', 'type', 'title'],
      [
        [1, 1, 0, json(words('Malzeme', 'Material', 'Material', 'الخامة'))],
        [2, 2, 1, json(words('Üretim yeri', 'Made in', 'Hergestellt in', 'مكان الصنع'))],
        [3, 3, 2, json(words('Ağırlık (g)', 'Weight (g)', 'Gewicht (g)', 'الوزن (غ)'))],
      ],
    ),
    ...insertRows(
      'property_value',
      ['id', 'property_id', 'title'],
      [
        ...MATERIALS.map((key, index) => [100 + index, 1, json(modifierWords(key))]),
        ...ORIGINS.map((city, index) => [200 + index, 2, json(same(city))]),
      ],
    ),
  ]
}

/** Catalogue attributes: the notebook's paper and cover, and the kind of other models. */
export function attributeStatements(): Insert[] {
  const modifiers = new Map(
    objects
      .flatMap((object) => modifiersOf(object.pool))
      .map(({ key, modifier }) => [key, modifier]),
  )
  return [
    ...insertRows(
      'attribute_group',
      ['id', 'view', 'title'],
      [
        [1, 'select', json(words('Sayfa düzeni', 'Page layout', 'Seitenlayout', 'تخطيط الصفحة'))],
        [2, 'image', json(words('Kapak', 'Cover', 'Einband', 'الغلاف'))],
        [3, 'button', json(words('Çeşit', 'Kind', 'Ausführung', 'النوع'))],
      ],
    ),
    ...insertRows(
      'attribute_option',
      ['id', 'group_id', 'title'],
      [
        [1, 1, json(modifierWords('dotted'))],
        [2, 1, json(modifierWords('ruled'))],
        [3, 1, json(modifierWords('squared'))],
        [11, 2, json(words('Esnek kapak', 'Soft cover', 'Flexibler Einband', 'غلاف مرن'))],
        [12, 2, json(words('Sert kapak', 'Hard cover', 'Fester Einband', 'غلاف صلب'))],
        ...[...modifiers].map(([key, modifier]) => [attributeOf(key), 3, json(modifier)]),
      ],
    ),
  ]
}
