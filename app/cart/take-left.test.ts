import { describe, expect, it } from 'vitest'
import type { CartLine } from '~/shop/cart-model'
import type { Visit } from '~/visit'
import { takeWhatIsLeft } from './take-left'

const line = (index: string, left: number | null, productId = '1') =>
  ({ index, left, productId }) as CartLine

/** A cart that notes what it is told; a line in `refuses` may not be changed. */
function cartOf(lines: CartLine[], refuses: string[] = []) {
  const told: string[] = []
  const answer = (index: string, what: string) => {
    told.push(`${what} ${index}`)
    const ok = !refuses.includes(index)
    return { ok, statusText: what, summary: null }
  }
  const cart = {
    load: async () => ({ lines }),
    updateLine: async ({ index }: CartLine, count: string) => answer(index, `${count} of`),
    deleteLine: async ({ index }: CartLine) => answer(index, 'none of'),
  }
  return { visit: { shop: { cart } } as unknown as Visit, told }
}

describe('taking what is left', () => {
  it('lets each short line hold what is left, the last one first, and takes out what is gone', async () => {
    const { visit, told } = cartOf([line('0', 2), line('1', null), line('2', 0), line('3', 1)])
    const last = await takeWhatIsLeft(visit)
    expect(told).toEqual(['1 of 3', 'none of 2', '2 of 0'])
    expect(last).toMatchObject({ ok: true, statusText: '2 of' })
  })

  it('changes the lines that are meant alone', async () => {
    const { visit, told } = cartOf([line('0', 2), line('1', 3, '2')])
    await takeWhatIsLeft(visit, ({ productId }) => productId === '2')
    expect(told).toEqual(['3 of 1'])
  })

  it('stops at a refusal and says it', async () => {
    const { visit, told } = cartOf([line('0', 2), line('1', 3)], ['1'])
    expect(await takeWhatIsLeft(visit)).toMatchObject({ ok: false })
    expect(told).toEqual(['3 of 1'])
  })

  it('is nothing where nothing is short', async () => {
    expect(await takeWhatIsLeft(cartOf([line('0', null)]).visit)).toBeNull()
  })
})
