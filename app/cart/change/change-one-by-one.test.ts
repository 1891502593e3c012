import { beforeAll, expect, it, vi } from 'vitest'
import type { CartLine } from '~/backend/cart/cart-model'
import { BackendError } from '~/backend/http/backend-error'
import { registerTranslator } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { changeOneByOne } from './change-one-by-one'

beforeAll(() => registerTranslator('tr', (key) => key))

const unanswered = new BackendError('timeout', 'CART_CHANGE', 'no answer')
const quantity = { min: 1, max: 99, step: 1, unit: 'adet' }
const lineOf = (title: string) =>
  ({ index: title, title, count: 1, quantity, personal: [] }) as unknown as CartLine
const counts = ['A', 'B', 'C'].map((title) => ({ line: lineOf(title), typed: '2' }))
const done = { ok: true, statusText: '' }

const contextWith = (updateLine: () => Promise<unknown>) =>
  ({
    language: 'tr',
    backend: { cart: { updateLine } },
    reuseFormKey: () => {},
  }) as unknown as RequestContext

it('[C11] returns the saved counts when a later one gets no response', async () => {
  const updateLine = vi.fn().mockResolvedValueOnce(done).mockRejectedValue(unanswered)
  const results = await changeOneByOne(contextWith(updateLine), counts)
  expect(results).toHaveLength(2)
  expect(results[0]).toEqual(done)
  expect(results[1]).toMatchObject({ tone: 'bad', text: expect.stringMatching(/^B: /) })
  const { typed = {} } = results[1] as Notice
  expect(Object.keys(typed)).toEqual([
    expect.stringMatching(/^count B /),
    expect.stringMatching(/^count C /),
  ])
  expect(updateLine).toHaveBeenCalledTimes(2)
})

it('[C11] returns nothing when the first one gets no response', async () => {
  const updateLine = vi.fn().mockRejectedValue(unanswered)
  await expect(changeOneByOne(contextWith(updateLine), counts)).rejects.toThrow('no answer')
})
