import { expect, it } from 'vitest'
import { isProviderReturn, providerReturn } from './provider-return'

const url = (path: string) => new URL(path, 'https://vitrin.test')

it('[L09] the platform’s addresses of a provider’s answer lead to ours', () => {
  const to = url('/srv/service/social/google/login?code=a%2Fb&state=s&scope=email')
  expect(isProviderReturn(to)).toBe(true)
  expect(providerReturn(to, to.searchParams)).toBe('/sosyal-giris?state=s&code=a%2Fb')
  const own = url('/sosyal-giris?platform=google')
  expect(providerReturn(own, own.searchParams)).toBeNull()
  for (const other of ['/srv/service/social/orkut/login', '/srv/service/social/google', '/'])
    expect(isProviderReturn(url(other))).toBe(false)
})

it('[L09] [T70] a form’s answer keeps its state and its code, and nothing else', () => {
  const form = new URLSearchParams({ code: 'c', state: 's', user: '{}', platform: 'google' })
  expect(providerReturn(url('/sosyal-giris'), form)).toBe('/sosyal-giris?state=s&code=c')
})
