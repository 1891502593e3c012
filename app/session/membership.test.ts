import { expect, it } from 'vitest'
import { hasProofEnded, isIdentified, isMemberByCookies } from './membership'
import { freshSession, type Session } from './session'

const now = 1_800_000_000_000
const member = { id: '7', name: 'Ada', group: 0 }
const of = (session: Partial<Session>): Session => ({ ...freshSession(), ...session })
const endsLater = { SID: 'a', TRAIL: `b;${(now / 1000 + 60).toString(36)}` }

it('[L02] a member, a guest by e-mail and the holder of a bearer are identified', () => {
  for (const one of [{ member }, { email: 'a@ornek.test' }, { token: { value: 'a', timeout: 1 } }])
    expect(isIdentified(of(one))).toBe(true)
  expect(isIdentified(of({ backendCookies: endsLater }))).toBe(false)
})

it('[L02] only a member without a bearer is one by the cookies', () => {
  expect(isMemberByCookies(of({ member }))).toBe(true)
  expect(isMemberByCookies(of({ member, token: { value: 'a', timeout: 1 } }))).toBe(false)
  expect(isMemberByCookies(of({}))).toBe(false)
})

it('[L04] [L06] the proof ends with the bearer, else with the backend’s cookies', () => {
  const ended = (session: Partial<Session>) => hasProofEnded(of(session), now)
  expect(ended({ token: { value: 'a', timeout: now } })).toBe(true)
  expect(ended({ token: { value: 'a', timeout: now + 1 } })).toBe(false)
  expect(ended({})).toBe(false)
  expect(ended({ member })).toBe(true)
  expect(ended({ member, backendCookies: { SID: 'a' } })).toBe(true)
  expect(ended({ member, backendCookies: endsLater })).toBe(false)
  expect(ended({ member, endsWithBrowser: true, backendCookies: { SID: 'a' } })).toBe(false)
  expect(ended({ member, endsWithBrowser: true })).toBe(true)
})
