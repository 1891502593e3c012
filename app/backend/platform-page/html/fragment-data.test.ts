import { expect, it } from 'vitest'
import { growth, maxGrowth } from '../../../../tests/support/growth'
import { fragmentData } from './fragment-data'

const PRODUCTS = [{ ID: 7 }]
const json = JSON.stringify({ PRODUCTS })

it.each([
  ['an object', { PRODUCTS }],
  ['an object under DATA', { DATA: { PRODUCTS } }],
  ['a script that assigns it', `<div></div><script>var DATA = ${json};</script>`],
  ['a script of JSON', `<script id="cart" type="application/json">${json}</script>`],
  ['a script of JSON under DATA', `<script type='application/json'>{"DATA":${json}}</script>`],
])('[C14] [Z63] the data of a fragment are read from %s', (_, body) => {
  expect(fragmentData(body)).toEqual({ PRODUCTS })
})

it.each([null, '', '<p>Metin</p>', '<script type="application/json">{"PRO</script>', { DATA: 1 }])(
  '[C14] %j has none',
  (body) => {
    expect(fragmentData(body)).toBeNull()
  },
)

it.each(['DATA = {', 'DATA = "', "DATA='{", '<script ', '<script type=application/json '])(
  '[C14] four times as much of %j takes about four times as long',
  (unit) => {
    expect(growth(fragmentData, (size) => unit.repeat(size / unit.length))).toBeLessThan(maxGrowth)
  },
)
