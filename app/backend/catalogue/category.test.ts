import { expect, it } from 'vitest'
import type { CachedCalls } from '~/backend/http/cache/cached-calls'
import { categoriesBy, categoriesWithChildren, readCategories } from './category'

const row = (id: string, more: object = {}) => ({
  ID: id,
  TITLE: `K${id}`,
  LINK: `k${id}`,
  ...more,
})
const idsOf = (list: { id: string; children: { id: string }[] }[]) =>
  list.map(({ id, children }) => [id, ...children.map((child) => child.id)])

it('[U01] a category that is switched off is not listed, nor one below another', () => {
  const children = [row('2', { STATUS: 'false' }), row('3', { STATUS: 'true' })]
  const list = [
    row('1', { CHILDREN: children }),
    ...['false', '0', 0, false].map((STATUS, at) => row(`1${at}`, { STATUS })),
    row('4', { STATUS: 1 }),
    row('5'),
  ]
  expect(idsOf(readCategories(list))).toEqual([['1', '3'], ['4'], ['5']])
})

/** A shop whose calls answer by the id in their path. */
function callsOf(answers: Record<string, unknown>) {
  const requested: string[] = []
  const cachedBody = async (call: { parts?: unknown[] }, read: (body: unknown) => unknown) => {
    const id = String(call.parts?.[0] ?? '')
    requested.push(id)
    if (!(id in answers)) throw new Error('no answer')
    return read(answers[id])
  }
  return { requested, calls: { cachedBody } as unknown as Pick<CachedCalls, 'cachedBody'> }
}

it('[U01] the children of a top level without any are loaded, by each id', async () => {
  const { requested, calls } = callsOf({
    '': [row('1'), row('2', { CHILDREN: [] }), row('3')],
    '1': [row('11')],
    '2': [],
  })
  const tree = await categoriesWithChildren(calls)()
  expect(idsOf(tree.categories)).toEqual([['1', '11'], ['2'], ['3']])
  // Those of the third did not come: the page is not stored without them.
  expect(tree.isPartial).toBe(true)
  expect(requested).toEqual(['', '1', '2', '3'])
  expect(idsOf(await categoriesBy(calls)())).toEqual([['1'], ['2'], ['3']])
})

it('[U01] of a shop that sends children none are loaded, and never more than twenty', async () => {
  const whole = callsOf({ '': [row('1', { CHILDREN: [row('11')] }), row('2')] })
  const { categories, isPartial } = await categoriesWithChildren(whole.calls)()
  expect([idsOf(categories), isPartial]).toEqual([[['1', '11'], ['2']], false])
  expect(whole.requested).toEqual([''])
  const many = callsOf({ '': Array.from({ length: 40 }, (_, at) => row(`${at + 1}`)) })
  expect((await categoriesWithChildren(many.calls)()).categories).toHaveLength(40)
  expect(many.requested).toHaveLength(21)
})
