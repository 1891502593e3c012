import { describe, expect, it } from 'vitest'
import type { CartLine } from '~/backend/cart/cart-model'
import type { RequestContext } from '~/session/request-context'
import { reduceToStock } from './take-remaining'

const line = (index: string, left: number | null, productId = '1') =>
  ({ index, left, productId }) as CartLine

/** A cart that records its calls; lines in `refuses` reject changes. */
function cartOf(lines: CartLine[], refuses: string[] = []) {
  const calls: string[] = []
  const answer = (index: string, what: string) => {
    calls.push(`${what} ${index}`)
    const ok = !refuses.includes(index)
    return { ok, statusText: what, summary: null }
  }
  const cart = {
    loadDisplayed: async () => ({ lines }),
    updateLine: async ({ index }: CartLine, count: string) => answer(index, `${count} of`),
    deleteLine: async ({ index }: CartLine) => answer(index, 'none of'),
  }
  return { context: { backend: { cart } } as unknown as RequestContext, calls }
}

describe('taking what is left', () => {
  it('reduces each short line to what is left, last line first, and removes sold-out ones', async () => {
    const { context, calls } = cartOf([line('0', 2), line('1', null), line('2', 0), line('3', 1)])
    const last = await reduceToStock(context)
    expect(calls).toEqual(['1 of 3', 'none of 2', '2 of 0'])
    expect(last).toMatchObject({ ok: true, statusText: '2 of' })
  })

  it('changes only the selected lines', async () => {
    const { context, calls } = cartOf([line('0', 2), line('1', 3, '2')])
    await reduceToStock(context, ({ productId }) => productId === '2')
    expect(calls).toEqual(['3 of 1'])
  })

  it('stops at a refusal and returns it', async () => {
    const { context, calls } = cartOf([line('0', 2), line('1', 3)], ['1'])
    expect(await reduceToStock(context)).toMatchObject({ ok: false })
    expect(calls).toEqual(['3 of 1'])
  })

  it('does nothing when nothing is short', async () => {
    expect(await reduceToStock(cartOf([line('0', null)]).context)).toBeNull()
  })
})
