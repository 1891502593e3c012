import { afterEach, expect, it, vi } from 'vitest'
import type { RequestContext } from '~/session/request-context'
import { afterChange, inTurn } from './change-queue'

afterEach(() => void vi.useRealTimers())

const contextOf = (
  visitorId: string,
  backendCookies: Record<string, string> = { SID: visitorId },
) => ({ visitorId, session: { backendCookies }, waitUntil: () => {} }) as unknown as RequestContext

/** Changes that log their begin and end; each waits for `end`. */
function changes() {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const make = (name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    log.push(`${name} ends`)
    return name
  }
  return { log, make, end: (name: string) => ends.get(name)?.() }
}

it('[C11] runs the changes of one cart one after the other, in order', async () => {
  const { log, make, end } = changes()
  const all = ['a', 'b', 'c'].map((name) => inTurn(contextOf('one'), make(name)))
  for (const name of ['a', 'b', 'c']) {
    await vi.waitFor(() => expect(log.at(-1)).toBe(`${name} begins`))
    end(name)
  }
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
  expect(log).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

it('[C11] treats a cart as the same after a new cookie expiry', async () => {
  const { log, make, end } = changes()
  const first = inTurn(contextOf('ends', { SID: 'a;t1' }), make('a'))
  const second = inTurn(contextOf('ends', { SID: 'a;t2' }), make('b'))
  await vi.waitFor(() => expect(log).toEqual(['a begins']))
  end('a')
  await vi.waitFor(() => expect(log.at(-1)).toBe('b begins'))
  end('b')
  await Promise.all([first, second])
})

it('[C11] a finished change does not remove the entry of the next one', async () => {
  const { log, make, end } = changes()
  const first = inTurn(contextOf('later'), make('a'))
  const second = inTurn(contextOf('later'), make('b'))
  end('a')
  await first
  await vi.waitFor(() => expect(log.at(-1)).toBe('b begins'))
  const third = inTurn(contextOf('later'), make('c'))
  expect(log).not.toContain('c begins')
  end('b')
  await vi.waitFor(() => expect(log.at(-1)).toBe('c begins'))
  end('c')
  await Promise.all([second, third])
})

it('[F03] favourites have their own queue beside the cart', async () => {
  const { log, make, end } = changes()
  const all = [
    inTurn(contextOf('both'), make('cart')),
    ...['heart', 'later'].map((name) => inTurn(contextOf('both'), make(name), 'favourites')),
  ]
  await vi.waitFor(() => expect(log).toEqual(['cart begins', 'heart begins']))
  end('heart')
  await vi.waitFor(() => expect(log.at(-1)).toBe('later begins'))
  end('later')
  end('cart')
  await Promise.all(all)
})

it('continues after a failed change; only its own caller sees the failure', async () => {
  const failed = inTurn(contextOf('two'), () => Promise.reject(new Error('down')))
  const next = inTurn(contextOf('two'), async () => 'done')
  await expect(failed).rejects.toThrow('down')
  expect(await next).toBe('done')
})

it('does not queue behind other browsers, other sessions or unnamed visitors', async () => {
  const pending = new Promise<never>(() => {})
  const contexts = [
    contextOf('three'),
    contextOf('four'),
    contextOf('three', { SID: 'other' }),
    contextOf('', {}),
    contextOf('', {}),
  ]
  for (const [at, context] of contexts.entries()) {
    let began = false
    void inTurn(context, () => {
      began = true
      return pending
    })
    expect([at, began]).toEqual([at, true])
  }
})

it('waits no longer than a change may take', async () => {
  vi.useFakeTimers()
  const { log, make } = changes()
  void inTurn(contextOf('five'), () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(5000)
  void inTurn(contextOf('five'), make('next'))
  await vi.advanceTimersByTimeAsync(7999)
  expect(log).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(log).toEqual(['next begins'])
  vi.advanceTimersByTime(13_000)
  void inTurn(contextOf('five'), make('much later'))
  expect(log).toEqual(['next begins', 'much later begins'])
})

it('finishes when its browser disconnects', async () => {
  const waitedFor: Promise<unknown>[] = []
  const context = {
    ...contextOf('six'),
    waitUntil: (work: Promise<unknown>) => waitedFor.push(work),
  }
  await inTurn(context as unknown as RequestContext, async () => 'done')
  expect(waitedFor).toHaveLength(1)
  await expect(waitedFor[0]).resolves.toBeUndefined()
})

it('[C11] a page waits for the pending changes of its own cart, and keeps none waiting', async () => {
  const { log, make, end } = changes()
  const all = ['a', 'b'].map((name) => inTurn(contextOf('seven'), make(name)))
  const page = afterChange(contextOf('seven')).then(() => log.push('page'))
  await afterChange(contextOf('eight'))
  expect(log).toEqual(['a begins'])
  end('a')
  await vi.waitFor(() => expect(log.at(-1)).toBe('b begins'))
  end('b')
  await Promise.all([...all, page])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'page'])
  await afterChange(contextOf('seven'))
})

it('[C11] [C15] a page does not wait long for a change that does not end', async () => {
  vi.useFakeTimers()
  const log: string[] = []
  void inTurn(contextOf('nine'), () => new Promise(() => {}))
  void afterChange(contextOf('nine')).then(() => log.push('page'))
  await vi.advanceTimersByTimeAsync(3999)
  expect(log).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(log).toEqual(['page'])
  vi.advanceTimersByTime(10_000)
})
