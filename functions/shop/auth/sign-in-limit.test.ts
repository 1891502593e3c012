import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '../seed/data/accounts'
import { startTestShop, type TestShop } from '../seed/demo/test-shop'
import { countTry, forgetTries } from './failure-queries'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

/** The number of attempts that are checked when guessing at the allowed rate between two times, in seconds. */
async function checkedGuesses(account: string, from: number, to: number): Promise<number> {
  let count = 0
  for (let now = from; now < to; ) {
    if ((await countTry(shop.db, account, now)) !== null) count += 1
    const blocked = await shop.db
      .prepare('SELECT blocked_until FROM sign_in_failure WHERE account = ?1')
      .bind(account)
      .first<number>('blocked_until')
    now = Math.max(now + 1, blocked ?? 0)
  }
  return count
}

it('[T65] at most 20 guesses in an hour are checked, and a success resets the counter', async () => {
  const start = 1_800_000_000
  expect(await checkedGuesses('a', start, start + 3600)).toBeLessThanOrEqual(20)
  expect(await checkedGuesses('a', start + 3600, start + 7200)).toBeLessThanOrEqual(20)
  // Waiting for the reset of the counter gains nothing either.
  expect(await checkedGuesses('b', start, start + 130)).toBeGreaterThan(8)
  expect(await checkedGuesses('b', start + 130 + 901, start + 3600)).toBeLessThanOrEqual(11)
  await forgetTries(shop.db, 'a', start + 7200)
  expect(await countTry(shop.db, 'a', start + 7200)).toBe(1)
  // Hours of guessing are some 150 statements, and a busy machine takes 100 ms for each.
}, 60_000)

it('all names of an account share one counter', async () => {
  const vendor = demoAccounts.find(({ kind }) => kind === 'vendor')
  const names = [
    { type: 'email', username: vendor?.email ?? '' },
    { type: 'phone', username: vendor?.phone ?? '' },
    { type: 'vendor-code', vendor: '1', username: 'BY1001' },
  ]
  const counters: number[] = []
  for (const fields of names) {
    const answer = await shop
      .visitor()
      .post<{ data: { counter: number }[] }>('/api/v1/authentication/login?language=tr', {
        ...(fields as Record<string, string>),
        password: 'yanlis-sifre',
      })
    counters.push(answer.data[0]?.counter ?? 0)
  }
  expect(counters).toEqual([1, 2, 3])
})
