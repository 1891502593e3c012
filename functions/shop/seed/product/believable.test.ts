import { describe, expect, it } from 'vitest'
import { proseOf } from '../data/kind-prose'
import { objects } from '../data/objects'
import { schemeGroups } from '../data/options'
import { pools } from '../data/pools'
import { questionsFor } from '../data/talk/questions'
import { sentencesOf } from '../data/talk/review-words'
import type { insertRows } from '../insert'
import { asRendered, materialColours, materialViews } from '../pictures/materials'
import { suitingKeys } from './families'
import { makeProduct } from './make-product'
import { plansOf } from './plans'
import { relatedStatements } from './related-rows'
import { reviewStatements } from './review-rows'

const TODAY = 1_764_028_800
const products = [...plansOf(1200, TODAY)].map((plan) => makeProduct(plan, TODAY, false))
const keys = objects.map(({ key }) => key)
const titles = products.map((product) => product.title.tr)
type Cells = (string | number)[]
const rowsOf = (statements: ReturnType<typeof insertRows>, table: string): Cells[] =>
  statements
    .filter(({ sql }) => sql.includes(`INTO ${table} `))
    .flatMap(({ rows }) => JSON.parse(rows) as Cells[])
const sentences = (text: unknown) => String(text).split(/(?<=[.!?])\s+/)

describe('goods of the demo shop', () => {
  it('[P01] have names without contradictions', () => {
    expect(objects.filter(({ pool }) => !pools[pool]).map(({ key }) => key)).toEqual([])
    for (const wrong of [
      /Sessiz (Radyo|Kulaklık|Mikrofon|Oyun)/,
      /Kablosuz Kronometre/,
      /Deri Dolma/,
      /Retro Retro/,
      /Ege Mate/,
    ])
      expect(titles.filter((title) => wrong.test(title))).toEqual([])
  })

  it('[P13] have reviews that share no sentence and no first name', () => {
    const byProduct = new Map<unknown, Cells[]>()
    for (const row of rowsOf(reviewStatements(products, TODAY), 'review'))
      byProduct.set(row[0], [...(byProduct.get(row[0]) ?? []), row])
    expect(byProduct.size).toBeGreaterThan(500)
    for (const rows of byProduct.values()) {
      const used = rows.flatMap((row) => sentences(row[5]))
      expect(used).toEqual([...new Set(used)])
      expect(new Set(rows.map((row) => row[1])).size).toBe(rows.length)
    }
  })

  it('[P13] answer about many pieces as their prices are, and praise no amount that a card does not have', () => {
    const tiered = (tiers: string | undefined) => (tiers ?? '[]') !== '[]'
    const answers = products.flatMap(({ object, columns }) =>
      questionsFor(object, columns)
        .filter(({ question }) => question.startsWith('Toplu alım'))
        .map(({ answer }) => [tiered(columns.tiers), answer.startsWith('Evet, çok alana')]),
    )
    expect(new Set(answers.map(String))).toEqual(new Set(['true,true', 'false,false']))
    const gift = objects.find(({ key }) => key.includes('hediye-karti'))!
    expect(sentencesOf(gift).good).not.toContain('Tutarı seçebilmek çok iyi.')
  })

  it('[P12] are related to goods of the same or a neighbouring kind only', () => {
    const objectOf = new Map(products.map(({ id, object }) => [id, object]))
    const rows = rowsOf(
      relatedStatements(products, Math.max(...objectOf.keys())),
      'related_product',
    )
    const pairs = new Set(
      rows.map(([id, , , other]) =>
        [objectOf.get(Number(id)), objectOf.get(Number(other))].map((one) => one?.key).join(' '),
      ),
    )
    const kindOf = (key = '') => {
      const { category = 0, key: of = '' } = objects.find((one) => one.key === key) ?? {}
      return of === 'hediye-karti' ? 'card' : [305, 306].includes(category) ? 'food' : 'goods'
    }
    const strangers = [...pairs].filter((pair) => {
      const [one = '', other = ''] = pair.split(' ')
      const [at, to] = [one, other].map((key) => objects.find((object) => object.key === key))
      if (!at || !to || Math.floor(at.category / 100) !== Math.floor(to.category / 100)) return true
      const isTea = /^(mate|demlik|cay-fincani)( (mate|demlik|cay-fincani))$/.test(pair)
      return kindOf(one) !== kindOf(other) && !isTea && !/zarf|mektup/.test(pair)
    })
    expect(strangers).toEqual([])
    for (const wrong of [
      /kulaklik (teleskop|mikroskop|buyutec|termometre)/,
      /dolma-kalem (firca|palet|pastel)/,
      /hediye-karti (takvim|duvar|ajanda|kursun|defter)/,
      /(gitar|keman) (oyuncak|tren|roket)/,
    ])
      expect([...pairs].filter((pair) => wrong.test(pair))).toEqual([])
    expect(new Set(rows.filter((row) => row[1] === 1).map((row) => row[0])).size).toBe(
      products.length,
    )
  })

  it('[P12] have each at least three related goods, and no object is alone in its family', () => {
    const counts = new Map<unknown, number>()
    const lastId = Math.max(...products.map(({ id }) => id))
    for (const [id, type] of rowsOf(relatedStatements(products, lastId), 'related_product'))
      if (type === 1) counts.set(id, (counts.get(id) ?? 0) + 1)
    expect(
      products.filter(({ id }) => (counts.get(id) ?? 0) < 3).map(({ title }) => title.tr),
    ).toEqual([])
    expect(
      objects.filter(({ key }) => suitingKeys(key).some((one) => !keys.includes(one))),
    ).toEqual([])
  })

  it('[P01] have a name of their own, without a number behind it', () => {
    expect(titles.filter((title) => / \d+$/.test(title))).toEqual([])
    expect(titles.length).toBe(new Set(titles).size)
  })

  it('[P23] look as their names say: a material is that of the pictures, and leaves no colours', () => {
    const wrong = products.filter((product) => {
      const { object, modifier, pictures, optionPictures } = product
      if (!(modifier in materialColours) || pictures.length === 0) return false
      if (asRendered[modifier]?.includes(object.key)) return false
      const isPainted = materialViews(object, modifier).every((name) => pictures.includes(name))
      return !isPainted || Object.keys(optionPictures).length > 0
    })
    expect(wrong.map(({ title }) => title.tr)).toEqual([])
    expect(
      products.filter(({ pictures }) => pictures[0] === 'tava-celik-1').length,
    ).toBeGreaterThan(0)
  })

  it('[P01] are described and reviewed as what they are', () => {
    const about = (key: string) => {
      const object = objects.find((one) => one.key === key)
      if (!object) throw new Error(key)
      const { summaries, openings, points, care } = proseOf(object)
      const reviews = Object.values(sentencesOf(object)).flat()
      return [...[...summaries, ...openings, ...points, care].map(({ tr }) => tr), ...reviews].join(
        ' ',
      )
    }
    expect(about('peynir')).toContain('Buzdolabında')
    expect(about('peynir')).not.toMatch(/hasa[dt]|Serin ve kuru/)
    for (const key of ['bal', 'mate', 'peynir', 'zeytin'])
      expect(about(key)).not.toContain('ayıklanmış')
    for (const key of ['bal', 'mate', 'kestane']) expect(about(key)).not.toContain('tuzlu')
    for (const key of ['atki', 'bez-canta', 'kosu-ayakkabisi'])
      expect(about(key)).not.toMatch(/[Bb]eden/)
    for (const key of ['buket', 'lale']) expect(about(key)).not.toMatch(/saksı|Kökleri|yeni filiz/)
    expect(about('kaktus')).not.toMatch(/yaprak|vazo/)
  })

  it('[P13] are talked about as what they are: a card by its mail, food without a warranty', () => {
    const statements = reviewStatements(products, TODAY)
    const of = new Map(products.map(({ id, object }) => [id, object]))
    const talk = new Map<string, string>()
    const add = (id: unknown, ...texts: unknown[]) => {
      const { key = '' } = of.get(Number(id)) ?? {}
      talk.set(key, [talk.get(key) ?? '', ...texts].join('\n'))
    }
    for (const row of rowsOf(statements, 'review')) add(row[0], row[4], row[5])
    for (const row of rowsOf(statements, 'question')) add(row[1], row[3])
    const hits = (wrong: RegExp, keys: string[]) =>
      keys.filter((key) => wrong.test(talk.get(key) ?? ''))
    expect(
      hits(/Malzeme|Kargo|kargo|Paket|paket|Garanti|Kutu|Renk|Rengi|Boyut|kapıda|Mağazadan/, [
        'hediye-karti',
      ]),
    ).toEqual([])
    expect(hits(/kod/i, ['hediye-karti'])).toEqual(['hediye-karti'])
    const eaten = ['bal', 'peynir', 'zeytin', 'buket', 'kaktus', 'sabun', 'losyon']
    expect(hits(/Garanti/, eaten)).toEqual([])
    expect(hits(/[Aa]kort/, ['davul', 'trompet', 'saksafon', 'akordeon'])).toEqual([])
    expect(
      hits(/Kenarı kırık|hafta sonra bozuldu/, ['zarf', 'defter', 'yumak', 'balon', 'corap']),
    ).toEqual([])
    expect(hits(/evde herkes/, ['dis-fircasi', 'tiras-makinesi'])).toEqual([])
    for (const object of objects) {
      const { good, fair, poor } = sentencesOf(object)
      expect([good.length > 7, fair.length > 2, poor.length > 2], object.key).toEqual([
        true,
        true,
        true,
      ])
    }
  })

  it('[P13] are answered for with what the shop does', () => {
    const statements = reviewStatements(products, TODAY)
    const productOf = new Map(rowsOf(statements, 'question').map(([id, product]) => [id, product]))
    const of = new Map(products.map((product) => [product.id, product]))
    const wrong = rowsOf(statements, 'answer').filter(([id, answer]) => {
      const { columns = {} } = of.get(Number(productOf.get(id ?? 0))) ?? {}
      const hasNote = columns.has_order_note === 1
      return /aynı gün/.test(String(answer)) || (/not/i.test(String(answer)) && !hasNote)
    })
    expect(wrong.map(([, answer]) => answer)).toEqual([])
  })

  it('[P12] go with others, but for a card that comes by mail', () => {
    for (const count of [120, 1200]) {
      const rows = rowsOf(relatedStatements(products, count), 'related_product')
      const cards = products.filter(({ object }) => object.key === 'hediye-karti')
      const ids = new Set(cards.map(({ id }) => id))
      expect(rows.filter(([id, type]) => ids.has(Number(id)) && Number(type) > 1)).toEqual([])
    }
  })

  it('[P02] name sizes Beden of clothes only', () => {
    const worn = objects.filter(({ scheme }) => schemeGroups[scheme].includes(3))
    expect(worn.map(({ key }) => key)).toEqual([
      'corap',
      'eldiven',
      'hasir-sapka',
      'boks-eldiveni',
      'judo-kiyafeti',
    ])
  })
})
