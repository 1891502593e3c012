import { describe, expect, it } from 'vitest'
import { half, maxDuration, minShare, shopAtRandom, size } from './run'

describe('three shoppers see what the model computes after every step', () => {
  it(
    '[C11] [C13] [O01] [O02] beside each other',
    async () => {
      const { steps, commands, taken } = await shopAtRandom({
        sessions: half,
        steps: size.steps,
        shoppers: 3,
      })
      console.log(
        `Three shoppers: ${half} sessions, ${steps} steps of ${commands}.`,
        Object.fromEntries(taken),
      )
      expect(steps).toBeGreaterThan(commands * minShare)
    },
    maxDuration,
  )
})
