import { describe, expect, it } from 'vitest'
import type { Attribute } from '~/backend/catalogue/model'
import { BackendError } from '~/backend/http/backend-error'
import { registerTranslator } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { readPairs, requestedSibling, siblingPath } from './requested-sibling'

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
/** A backend with one product, whose options are 12 and 21. */
const shop = {
  sibling: async (_model: string, options: { groupId: string; optionId: string }[]) =>
    options.map(({ optionId }) => optionId).join() === '12,21' ? { path: '/altinci' } : null,
  attributes: async () => attributes,
}
const pairsOf = (text: string) => readPairs(text) ?? []

describe('siblingPath', () => {
  it('[P06] leads to the product that has exactly these options', async () => {
    expect(await siblingPath(shop, '9', pairsOf('1:12,2:21'), '')).toBe('/altinci')
  })

  it('[B09] without an exact match leads to the clicked option’s own product', async () => {
    expect(await siblingPath(shop, '9', pairsOf('1:12,2:22'), '6')).toBe('/altinci')
    expect(await siblingPath(shop, '9', pairsOf('1:12,2:22'), '')).toBeNull()
  })

  it('[B09] is null where that product has no attributes either', async () => {
    const empty = { ...shop, attributes: async () => [] }
    expect(await siblingPath(empty, '9', pairsOf('1:12,2:22'), '6')).toBeNull()
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

describe('requestedSibling', () => {
  registerTranslator('tr', (key) => key)
  const contextOf = (sibling: unknown = shop.sibling) =>
    ({
      backend: { ...shop, sibling },
      language: 'tr',
      reuseFormKey: () => {},
    }) as unknown as RequestContext
  const formOf = (...chosen: string[]) => {
    const form = new FormData()
    form.set('model', '9')
    form.set('attributes', '1:11,2:21')
    for (const one of chosen) form.append('attribute', one)
    return form
  }

  it('[P06] is the product with the chosen options', async () => {
    expect(await requestedSibling(contextOf(), formOf('1:12:/onikinci', '2:21:/ayni'))).toBe(
      '/altinci',
    )
  })

  it('[P06] is found by longer group names too', async () => {
    const form = formOf('renk-2:mavi:/mavi')
    form.set('attributes', 'renk-2:kirmizi')
    expect(await requestedSibling(contextOf(), form)).toBe('/mavi')
  })

  it('[P06] is none while they are the product’s own', async () => {
    expect(await requestedSibling(contextOf(), formOf('1:11:/ayni', '2:21:'))).toBeNull()
    expect(await requestedSibling(contextOf(), formOf())).toBeNull()
  })

  it('[P06] is the chosen option’s own product where none has them all, or the backend fails', async () => {
    expect(await requestedSibling(contextOf(), formOf('1:13:/onucuncu'))).toBe('/onucuncu')
    const away = async () => {
      throw new BackendError('timeout', 'PRODUCT_BY_PROPERTIES', 'away')
    }
    const context = contextOf(away)
    expect(await requestedSibling(context, formOf('1:13:/onucuncu'))).toBe('/onucuncu')
    expect(context.failure).toBe('timeout PRODUCT_BY_PROPERTIES')
    const twice = formOf('1:13:/onucuncu', '2:22:')
    expect(await requestedSibling(contextOf(), twice)).toBe('/onucuncu')
  })

  it('is none for foreign paths and invalid forms', async () => {
    expect(await requestedSibling(contextOf(), formOf('1:12://evil.test'))).toBeNull()
    for (const strange of ['1:12', '1 1:12:/a', '<1>:12:/a', `${'1'.repeat(65)}:12:/a`])
      expect(await requestedSibling(contextOf(), formOf(strange))).toBeNull()
    for (const [name, value] of [
      ['model', '<9>'],
      ['attributes', '1'],
    ] as const) {
      const form = formOf('1:12:/onikinci')
      form.set(name, value)
      expect(await requestedSibling(contextOf(), form)).toBeNull()
      form.delete(name)
      expect(await requestedSibling(contextOf(), form)).toBeNull()
    }
  })
})
