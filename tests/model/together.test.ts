import { describe, expect, it } from 'vitest'
import { half, longest, shopAtRandom, size } from './run'

describe('what three shoppers find after every step is what the model finds', () => {
  it(
    '[C11] [C13] [O01] [O02] beside each other',
    async () => {
      const { steps, taken } = await shopAtRandom({
        sessions: half,
        steps: size.steps,
        shoppers: 3,
      })
      console.log(`Three shoppers: ${half} sessions, ${steps} steps.`, Object.fromEntries(taken))
      expect(steps).toBeGreaterThan(half * size.steps * 0.9)
    },
    longest,
  )
})
