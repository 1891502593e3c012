import { afterEach, expect, it, vi } from 'vitest'
import type { Visit } from '~/visit'
import { inTurn } from './in-turn'

afterEach(() => void vi.useRealTimers())

const visitOf = (visitorId: string, shopCookies: Record<string, string> = { SID: visitorId }) =>
  ({ visitorId, session: { shopCookies }, waitUntil: () => {} }) as unknown as Visit

/** Changes that say when they begin and end; each ends when it is let go. */
function changes() {
  const said: string[] = []
  const ends = new Map<string, () => void>()
  const make = (name: string) => async () => {
    said.push(`${name} begins`)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    said.push(`${name} ends`)
    return name
  }
  return { said, make, end: (name: string) => ends.get(name)?.() }
}

it('[C11] lets the changes of one cart wait for each other, in their order', async () => {
  const { said, make, end } = changes()
  const all = ['a', 'b', 'c'].map((name) => inTurn(visitOf('one'), make(name)))
  for (const name of ['a', 'b', 'c']) {
    await vi.waitFor(() => expect(said.at(-1)).toBe(`${name} begins`))
    end(name)
  }
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
  expect(said).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

it('goes on after a change that failed, and fails for who asked for it alone', async () => {
  const failed = inTurn(visitOf('two'), () => Promise.reject(new Error('down')))
  const next = inTurn(visitOf('two'), async () => 'done')
  await expect(failed).rejects.toThrow('down')
  expect(await next).toBe('done')
})

it('lets nobody wait for another browser, another session, or one without a name', async () => {
  const held = new Promise<never>(() => {})
  const visits = [
    visitOf('three'),
    visitOf('four'),
    visitOf('three', { SID: 'other' }),
    visitOf('', {}),
    visitOf('', {}),
  ]
  for (const [at, visit] of visits.entries()) {
    let began = false
    void inTurn(visit, () => {
      began = true
      return held
    })
    expect([at, began]).toEqual([at, true])
  }
})

it('waits no longer than a change may take, and for none that began so long ago', async () => {
  vi.useFakeTimers()
  const { said, make } = changes()
  void inTurn(visitOf('five'), () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(5000)
  void inTurn(visitOf('five'), make('next'))
  await vi.advanceTimersByTimeAsync(7999)
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(said).toEqual(['next begins'])
  vi.advanceTimersByTime(13_000)
  void inTurn(visitOf('five'), make('much later'))
  expect(said).toEqual(['next begins', 'much later begins'])
})

it('is worked on to its end when its browser goes away', async () => {
  const given: Promise<unknown>[] = []
  const visit = { ...visitOf('six'), waitUntil: (work: Promise<unknown>) => given.push(work) }
  await inTurn(visit as unknown as Visit, async () => 'done')
  expect(given).toHaveLength(1)
  await expect(given[0]).resolves.toBeUndefined()
})
