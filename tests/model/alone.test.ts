import { describe, expect, it } from 'vitest'
import { half, maxDuration, minShare, shopAtRandom, size } from './run'

describe('one shopper sees what the model computes after every step', () => {
  it(
    '[C13] [C16] [C17] [G04] [P05] [P08] [F04] [O02] [O08] [O12] alone in the shop',
    async () => {
      const { steps, commands, taken, missed } = await shopAtRandom({
        sessions: half,
        steps: size.steps,
        shoppers: 1,
      })
      console.log(
        `One shopper: ${half} sessions, ${steps} steps of ${commands}.`,
        Object.fromEntries(taken),
      )
      expect(steps).toBeGreaterThan(commands * minShare)
      if (half >= 50) expect(missed, 'commands that no session took').toEqual([])
    },
    maxDuration,
  )
})
