import { slug } from '../catalogue/slug'
import type { Texts } from './languages'

export type Category = {
  id: number
  parentId: number
  title: Texts
  path: Texts
  description: Texts
  children: Category[]
}

/** Id, parent, Turkish and English title. Those with `unicode` have Turkish letters in their path. */
const rows: [number, number, string, string, 'unicode'?][] = [
  [100, 0, 'Bahçe', 'Garden'],
  [110, 100, 'Saksı & Çiçeklik', 'Pots & Planters'],
  [111, 110, 'Çömlek Saksı', 'Terracotta Pots', 'unicode'],
  [112, 110, 'Askılı Saksı', 'Hanging Pots'],
  [120, 100, 'Tohum & Toprak', 'Seeds & Soil'],
  [121, 120, 'Sebze Tohumu', 'Vegetable Seeds'],
  [122, 120, 'Toprak ve Gübre', 'Soil and Fertiliser', 'unicode'],
  [130, 100, 'Bahçe Aletleri', 'Garden Tools'],
  [131, 130, 'El Aletleri', 'Hand Tools'],
  [132, 130, 'Sulama', 'Watering'],
  [200, 0, 'Mutfak', 'Kitchen'],
  [210, 200, 'Pişirme', 'Cooking', 'unicode'],
  [211, 210, 'Döküm Tencere', 'Cast Iron Pots'],
  [212, 210, 'Tava', 'Pans'],
  [220, 200, 'Sofra', 'Tableware'],
  [221, 220, 'Tabak', 'Plates'],
  [222, 220, 'Bardak & Kupa', 'Glasses & Mugs'],
  [230, 200, 'Saklama', 'Storage'],
  [231, 230, 'Kavanoz', 'Jars'],
  [232, 230, 'Baharatlık', 'Spice Racks'],
  [300, 0, 'Kiler', 'Pantry'],
  [310, 300, 'Baharat ve Ot', 'Herbs and Spices'],
  [311, 310, 'Kurutulmuş Otlar', 'Dried Herbs'],
  [312, 310, 'Baharatlar', 'Spices'],
]

function all(): Category[] {
  const made = rows.map(
    ([id, parentId, tr, en, unicode]): Category => ({
      id,
      parentId,
      title: { tr, en },
      path: { tr: slug(tr, unicode !== undefined), en: slug(en) },
      description: {
        tr: `<p>${tr}: bah&ccedil;eden sofraya, elde se&ccedil;ilmi&#351; &uuml;r&uuml;nler.</p>`,
        en: `<p>${en}: chosen by hand, from the garden to the table.</p>`,
      },
      children: [],
    }),
  )
  for (const one of made) made.find(({ id }) => id === one.parentId)?.children.push(one)
  return made
}

export const categories: Category[] = all()

export const categoryOf = (id: number): Category | undefined =>
  categories.find((one) => one.id === id)

/** From the top to the category itself. */
export function ancestors(id: number): Category[] {
  const one = categoryOf(id)
  return one ? [...ancestors(one.parentId), one] : []
}

/** The ids of a category and of all below it. */
export function below(id: number): number[] {
  return [id, ...(categoryOf(id)?.children ?? []).flatMap((child) => below(child.id))]
}
