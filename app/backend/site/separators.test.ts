import { expect, it } from 'vitest'
import { readSite } from './site'

it.each([
  ['tr', {}, ',.'],
  ['en', {}, '.,'],
  ['ar', {}, '.,'],
  ['en', { SEP_DEC: ',', SEP_THO: '.' }, ',.'],
  ['en', { SEP_DEC: ',' }, ',.'],
  ['tr', { SEP_DEC: '.' }, '.,'],
  ['en', { SEP_THO: '.' }, ',.'],
  ['tr', { SEP_THO: ' ' }, ', '],
])('[G07] the separators of %s are the shop’s, else the language’s: %j', (language, wire, both) => {
  const { decimalSeparator, thousandsSeparator } = readSite(wire, { currency: 'TL', language })
  expect(decimalSeparator + thousandsSeparator).toBe(both)
})
