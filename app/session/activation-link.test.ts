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

it('[L10] keeps the account and the missing fields named in the link, and nothing else', () => {
  for (const platform of ['google', 'apple', 'facebook', 'twitter'])
    expect(leads(`activation=social&platform=${platform}&fields=email-phone`)).toBe(
      hrefOf('completeProfile', 'tr', { activation: 'social', platform, fields: 'email-phone' }),
    )
  for (const query of [
    'activation=social&platform=myspace&fields=name',
    'activation=social&platform=',
  ])
    expect(leads(query)).toBe(hrefOf('completeProfile', 'tr', { activation: 'social' }))
  expect(leads(`activation=membership&platform=google&${sent}`)).toBe(
    hrefOf('activation', 'tr', { activation: 'membership', ...given }),
  )
})

it('[R03] [T90] ignores unknown kinds and the page itself', () => {
  for (const query of ['', sent, 'activation=', 'activation=whatever', 'activation=toString'])
    expect(leads(query)).toBeNull()
  const page = hrefOf('activation', 'tr', {})
  expect(leads(`activation=membership&${sent}`, page)).toBeNull()
  expect(leads(`activation=social&${sent}`, page)).not.toBeNull()
})
