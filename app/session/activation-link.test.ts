import { expect, it } from 'vitest'
import { hrefOf } from '../site-map'
import { activationPage } from './activation-link'

const leads = (query: string, path = '/') =>
  activationPage(new URL(`${path}?${query}`, 'https://shop.test'), 'tr')
const given = { id: '7', token: 'abc' }
const sent = 'id=7&token=abc'

it('[L10] [R03] [R04] redirects to the page of its kind with all parameters', () => {
  for (const kind of ['membership', 'newsletter'])
    expect(leads(`activation=${kind}&${sent}`)).toBe(
      hrefOf('activation', 'tr', { activation: kind, ...given }),
    )
  for (const kind of ['facebook', 'facebookphone', 'twitter', 'googlephone', 'social'])
    expect(leads(`activation=${kind}&${sent}`)).toBe(
      hrefOf('completeProfile', 'tr', { activation: kind, ...given }),
    )
})

it('[R03] ignores unknown kinds and the page itself', () => {
  for (const query of ['', sent, 'activation=', 'activation=whatever', 'activation=toString'])
    expect(leads(query)).toBeNull()
  const page = hrefOf('activation', 'tr', {})
  expect(leads(`activation=membership&${sent}`, page)).toBeNull()
  expect(leads(`activation=social&${sent}`, page)).not.toBeNull()
})
