import { expect, it } from 'vitest'
import { readCartForm, sentCounts } from './cart-form'

function formOf(pairs: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

const sent = (...pairs: [string, string][]) => readCartForm(formOf(pairs))

const two: [string, string][] = [
  ['index', '0'],
  ['line', '11-0-a'],
  ['count', '2'],
  ['index', '4'],
  ['line', '12-77-b'],
  ['count', '1,5'],
]

it('[C11] finds the line whose own button was pressed among all', () => {
  expect(sent(...two, ['intent', 'delete:4'])).toMatchObject({
    intent: 'delete',
    line: { index: '4', line: '12-77-b', count: '1,5' },
  })
})

it('[C11] takes a single line sent by script as the submitted one', () => {
  expect(sent(...two.slice(0, 3), ['intent', 'update']).line?.line).toBe('11-0-a')
})

it('[C11] applies a bare intent to all lines', () => {
  const cart = sent(...two, ['intent', 'update'])
  expect(cart.line).toBeNull()
  expect(cart.lines.map((line) => line.count)).toEqual(['2', '1,5'])
})

it('[C11] ignores an index that was not sent', () => {
  expect(sent(...two, ['intent', 'update:9']).line).toBeNull()
  expect(sent().intent).toBe('update')
  expect(sent(['intent', 'explode:0']).intent).toBe('update')
})

it('[C23] tells a saved line by its own number, whatever the places in the cart', () => {
  expect(sent(...two, ['intent', 'toCart:4'])).toMatchObject({
    ...{ intent: 'toCart', line: null, savedLine: '4' },
  })
})

it('[C31] reads the notes beside the lines, whatever button was pressed', () => {
  const notes: [string, string][] = [
    ['note:0', 'Mavi'],
    ['note:4', ' Zili\r\nçalmayın '],
  ]
  expect(sent(...two, ...notes, ['intent', 'note:4'])).toMatchObject({
    intent: 'note',
    line: { line: '12-77-b', note: 'Zili\nçalmayın' },
  })
  expect(sent(...two, ...notes, ['intent', 'order']).lines.map(({ note }) => note)).toEqual([
    'Mavi',
    'Zili\nçalmayın',
  ])
  expect(sent(...two, ['intent', 'note:4']).line?.note).toBeNull()
})

it('[C11] lists the pending counts of all lines, whichever button was pressed', () => {
  for (const intent of ['update:4', 'delete:0', 'update'])
    expect([...sentCounts(formOf([...two, ['intent', intent]]))]).toEqual([
      ['11-0-a', '2'],
      ['12-77-b', '1,5'],
    ])
  const alone = formOf([...two.slice(0, 3), ['intent', 'update']])
  expect([...sentCounts(alone)]).toEqual([['11-0-a', '2']])
})
