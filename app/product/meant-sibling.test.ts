import { describe, expect, it } from 'vitest'
import { registerTranslator } from '~/i18n/translators'
import { ShopError } from '~/shop/error'
import type { Attribute } from '~/shop/model'
import type { Visit } from '~/visit'
import { meantSibling, readPairs, siblingPath } from './meant-sibling'

const option = (id: string, productId: string, selected = false) => ({
  id,
  label: id,
  productId,
  selected,
  image: null,
})
const attributes: Attribute[] = [
  { id: '1', title: 'Renk', view: 'select', options: [option('11', '5'), option('12', '6', true)] },
  { id: '2', title: 'Boy', view: 'select', options: [option('21', '6', true)] },
]
/** A backend with one product, of the options 12 and 21. */
const shop = {
  sibling: async (_model: string, options: { groupId: string; optionId: string }[]) =>
    options.map(({ optionId }) => optionId).join() === '12,21' ? { path: '/altinci' } : null,
  attributes: async () => attributes,
}
const wish = (text: string) => readPairs(text) ?? []

describe('siblingPath', () => {
  it('[P06] leads to the product that has exactly these options', async () => {
    expect(await siblingPath(shop, '9', wish('1:12,2:21'), '')).toBe('/altinci')
  })

  it('[B09] without an exact match leads to the clicked option’s own product', async () => {
    expect(await siblingPath(shop, '9', wish('1:12,2:22'), '6')).toBe('/altinci')
    expect(await siblingPath(shop, '9', wish('1:12,2:22'), '')).toBeNull()
  })

  it('[B09] is null where that product has no attributes either', async () => {
    const empty = { ...shop, attributes: async () => [] }
    expect(await siblingPath(empty, '9', wish('1:12,2:22'), '6')).toBeNull()
  })
})

describe('readPairs', () => {
  it('reads group and option, and nothing else', () => {
    expect(readPairs('1:2,3:4')).toEqual([
      { groupId: '1', optionId: '2' },
      { groupId: '3', optionId: '4' },
    ])
    for (const text of ['', '1', '1:2,3', '1:2:3', '1:<2>', Array(21).fill('1:2').join()])
      expect(readPairs(text)).toBeNull()
  })
})

describe('meantSibling', () => {
  registerTranslator('tr', (key) => key)
  const visitOf = (sibling: unknown = shop.sibling) =>
    ({ shop: { ...shop, sibling }, language: 'tr' }) as unknown as Visit
  const formOf = (...chosen: string[]) => {
    const form = new FormData()
    form.set('model', '9')
    form.set('attributes', '1:11,2:21')
    for (const one of chosen) form.append('attribute', one)
    return form
  }

  it('[P06] is the product with the options that are shown as chosen', async () => {
    expect(await meantSibling(visitOf(), formOf('1:12:/onikinci', '2:21:/ayni'))).toBe('/altinci')
  })

  it('[P06] is found by groups of longer names too', async () => {
    const form = formOf('renk-2:mavi:/mavi')
    form.set('attributes', 'renk-2:kirmizi')
    expect(await meantSibling(visitOf(), form)).toBe('/mavi')
  })

  it('[P06] is none while they are the product’s own', async () => {
    expect(await meantSibling(visitOf(), formOf('1:11:/ayni', '2:21:'))).toBeNull()
    expect(await meantSibling(visitOf(), formOf())).toBeNull()
  })

  it('[P06] is the chosen option’s own product where none has them all, or nobody can say', async () => {
    expect(await meantSibling(visitOf(), formOf('1:13:/onucuncu'))).toBe('/onucuncu')
    const away = async () => {
      throw new ShopError('timeout', 'PRODUCT_BY_PROPERTIES', 'away')
    }
    const visit = visitOf(away)
    expect(await meantSibling(visit, formOf('1:13:/onucuncu'))).toBe('/onucuncu')
    expect(visit.failure).toBe('timeout PRODUCT_BY_PROPERTIES')
    const twice = formOf('1:13:/onucuncu', '2:22:')
    expect(await meantSibling(visitOf(), twice)).toBe('/onucuncu')
  })

  it('leads nowhere else, and is none in a form that is not ours', async () => {
    expect(await meantSibling(visitOf(), formOf('1:12://evil.test'))).toBeNull()
    for (const strange of ['1:12', '1 1:12:/a', '<1>:12:/a', `${'1'.repeat(65)}:12:/a`])
      expect(await meantSibling(visitOf(), formOf(strange))).toBeNull()
    for (const [name, value] of [
      ['model', '<9>'],
      ['attributes', '1'],
    ] as const) {
      const form = formOf('1:12:/onikinci')
      form.set(name, value)
      expect(await meantSibling(visitOf(), form)).toBeNull()
      form.delete(name)
      expect(await meantSibling(visitOf(), form)).toBeNull()
    }
  })
})
