import { expect, it } from 'vitest'
import { stageShape } from './order-row'

const stageOf = (status: unknown) => stageShape.parse(status).stage

it('[O04] the way of an order follows the thresholds of the contract', () => {
  const stages = [1, 2, 3, 5, '6', 7, 8].map(stageOf)
  expect(stages).toEqual([
    'ordered',
    'ordered',
    'preparing',
    'preparing',
    'shipped',
    'shipped',
    'delivered',
  ])
  expect(['9', 10, 1000].map(stageOf)).toEqual(['closed', 'closed', 'closed'])
})

it('[O04] nothing is known of an order without a status', () => {
  expect([undefined, null, '', 0, {}].map(stageOf)).toEqual([null, null, null, null, null])
})
