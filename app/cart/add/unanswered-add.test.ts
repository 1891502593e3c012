import { describe, expect, it } from 'vitest'
import type { AddItem } from '~/backend/cart/add-form'
import type { CartAddAnswer } from '~/backend/cart/cart-model'
import { BackendError } from '~/backend/http/backend-error'
import { registerServerTexts } from '~/i18n/server-texts'
import type { RequestContext } from '~/session/request-context'
import { freshSession } from '~/session/session'
import { addUnlessThere } from './unanswered-add'

registerServerTexts()

const itemOf = (productId: string, quantity = '1'): AddItem => ({
  productId,
  variantId: '0',
  quantity,
})
const lineOf = ([productId, count]: [string, number]) => ({
  ...{ productId, count, variantId: '0', subscribeFrequency: '', orderNote: '' },
  ...{ personal: [], hasPersonalization: false },
})
const added = { status: 1, statusText: 'Eklendi' } as CartAddAnswer
const lost = new BackendError('network', 'CART_ADD', 'lost')

let serial = 0

/** A shop that ignores keys, with this in its cart; null: the cart cannot be read. */
function shopWith(start: Record<string, number> | null) {
  const shop = { cart: start, sent: [] as string[][] }
  const load = async () => {
    if (!shop.cart) throw new BackendError('timeout', 'CART_LOAD', 'too late')
    const lines = Object.entries(shop.cart).map(lineOf)
    return { lines, totalQuantity: lines.reduce((sum, { count }) => sum + count, 0) }
  }
  const context = {
    language: 'tr',
    session: { ...freshSession(), backendCookies: { PHPSESSID: 'a' } },
    backend: { cart: { load }, site: () => Promise.resolve(null) },
    ...{ setCart: () => {}, reuseFormKey: () => {} },
  } as unknown as RequestContext
  const key = `key-${++serial}`
  /** Adds to a cart of one piece; then it holds `after`, and the answer gets lost if `error` is given. */
  const add = async (items: AddItem[], after: typeof start, error?: BackendError) => {
    const answers = await addUnlessThere(context, { key, items, extras: {} }, 1, async (open) => {
      shop.sent.push(open.map(({ productId }) => productId))
      shop.cart = after
      if (error) throw error
      return open.map(() => added)
    })
    return answers.map(({ status, statusText }) => (status > 0 ? status : statusText || status))
  }
  return { add, shop, context }
}

const both = [itemOf('7'), itemOf('8', '2')]
const unknown = 'Sepetinize eklenip eklenmediği anlaşılamadı. Sepetinize bakın.'

describe('[T05] an add without an answer: the cart tells of each item', () => {
  it.each([
    ['all are there', { 1: 1, 7: 1, 8: 2 }, [4, 4]],
    ['none is there', { 1: 1 }, [0, 0]],
    ['one is there', { 1: 1, 8: 2 }, [0, 4]],
    ['one had been there before', { 8: 1, 7: 1 }, [unknown, unknown]],
  ] as const)('%s', async (_, after, expected) => {
    const { add } = shopWith({ 1: 1 })
    const answers = add(both, after, lost)
    if (expected[0] === unknown) await expect(answers).rejects.toBe(lost)
    else expect(await answers).toEqual(expected)
  })

  it('fails as the add where the cart cannot be read, and for a refusal', async () => {
    const refused = new BackendError('status', 'CART_ADD', 'no', { status: 429 })
    await expect(shopWith({ 1: 1 }).add(both, null, lost)).rejects.toBe(lost)
    await expect(shopWith({ 1: 1 }).add(both, { 1: 1 }, refused)).rejects.toBe(refused)
  })

  it('says that a slow shop was not in time', async () => {
    const late = new BackendError('timeout', 'CART_ADD', 'too late')
    const { add } = shopWith({ 1: 1 })
    expect(await add([itemOf('7')], { 1: 1 }, late)).toEqual([
      expect.stringContaining('zamanında yanıt vermedi'),
    ])
  })
})

it('[C15] [T12] an add that a busy shop has not done says when to try again', async () => {
  const answer = { status: 503, retryAfter: 7 }
  const busy = new BackendError('status', 'CART_ADD', 'busy', answer)
  const { add, context } = shopWith({ 1: 1 })
  const wait = expect.stringContaining('7 saniye sonra')
  expect(await add(both, { 1: 1 }, busy)).toEqual([wait, wait])
  expect([context.retryAfter, context.busyStatus]).toEqual([7, 503])
  const part = shopWith({ 1: 1 })
  expect(await part.add(both, { 1: 1, 7: 1 }, busy)).toEqual([4, wait])
  const whole = shopWith({ 1: 1 })
  expect(await whole.add(both, { 1: 1, 7: 1, 8: 2 }, busy)).toEqual([4, 4])
  expect(whole.context.retryAfter).toBeUndefined()
})

describe('[C16] [T05] trying again', () => {
  it('sends only what the cart had not, whatever else was added meanwhile', async () => {
    const { add, shop } = shopWith({ 1: 1 })
    await add(both, { 1: 1, 8: 2 }, lost)
    shop.cart = { 1: 1, 8: 2, 5: 3 }
    expect(await add(both, {})).toEqual([1, 4])
    expect(shop.sent).toEqual([['7', '8'], ['7']])
  })

  it('sends nothing that came after the first look, or when the cart can be read again', async () => {
    for (const [first, failing] of [[{ 1: 1 }, false] as const, [null, true] as const]) {
      const { add, shop } = shopWith({ 1: 1 })
      const answers = add(both, first, lost)
      if (failing) await expect(answers).rejects.toBe(lost)
      else await answers
      shop.cart = { 1: 1, 7: 1, 8: 2 }
      expect(await add(both, {})).toEqual([4, 4])
      expect(shop.sent).toHaveLength(1)
    }
  })

  it('sends nothing while the cart cannot be read', async () => {
    const { add, shop } = shopWith({ 1: 1 })
    await add(both, { 1: 1 }, lost)
    shop.cart = null
    await expect(add(both, {})).rejects.toMatchObject({ endpoint: 'CART_LOAD' })
    expect(shop.sent).toHaveLength(1)
  })

  it('sends again what was found and then removed', async () => {
    const { add, shop } = shopWith({ 1: 1 })
    await add(both, { 1: 1, 8: 2 }, lost)
    shop.cart = { 1: 1 }
    expect(await add(both, { 1: 1, 7: 1, 8: 2 })).toEqual([1, 1])
  })
})
