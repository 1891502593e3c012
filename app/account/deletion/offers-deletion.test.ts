import { expect, it } from 'vitest'
import { offersDeletion } from './offers-deletion'

type Context = Parameters<typeof offersDeletion>[0]
const shopOf = (site: () => Promise<unknown>) => ({ backend: { site } }) as unknown as Context

it('[R10] a form is refused only where the shop says that it has no such call', async () => {
  expect(await offersDeletion(shopOf(async () => ({ deletesAccounts: true })))).toBe(true)
  expect(await offersDeletion(shopOf(async () => ({})))).toBe(false)
  expect(await offersDeletion(shopOf(() => Promise.reject(new Error('late'))))).toBeNull()
})
