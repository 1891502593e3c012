import { expect, it } from 'vitest'
import { backend, contextOf } from '../../../tests/support/call-context'
import { openSocialApi } from './social-api'

it('[L09] [Z78] an address of a provider that is written for HTML is decoded', async () => {
  const named = 'https://appleid.apple.com/auth/authorize?x=1&amp;y=2&copy=3'
  const { fetch } = backend({ '/social': () => Response.json({ status: true, data: [named] }) })
  const target = await openSocialApi(contextOf(fetch)).target('apple', 's', 'https://shop.test/')
  expect(target).toBe('https://appleid.apple.com/auth/authorize?x=1&y=2&copy=3')
})
