import { expect, it } from 'vitest'
import { freshSession } from '../../../app/session/session'
import type { Serving } from '../serving'
import { sharedCookies } from './shared-cookies'

type Cookies = ReturnType<typeof freshSession>['backendCookies']

/** What the browser gets of a session that had `before` and now has `after`. */
function givenOf(before: Cookies, after: Cookies, wasGiven: boolean): string[] {
  const session = { ...freshSession(), hasSharedCookies: true, backendCookies: after }
  const received = { session: { ...session, backendCookies: before, hasSharedCookies: wasGiven } }
  const settings = { platformPages: { cookieDomain: 'shop.test' } }
  return sharedCookies({ parsed: { session, received }, settings } as unknown as Serving, !wasGiven)
}

const [sid, campaign] = [{ SID: '1' }, { KAMPANYA: 'x' }] as unknown as [Cookies, Cookies]

it('[O01] a cookie that the shop removes is taken back from a browser that was given it', () => {
  const [current, taken, ...rest] = givenOf({ ...sid, ...campaign }, sid, true)
  expect(rest).toEqual([])
  expect(current).toMatch(/^SID=1;/)
  expect(current).not.toContain('Max-Age=0')
  expect(taken).toMatch(/^KAMPANYA=.*Max-Age=0/)
  expect(givenOf({ ...sid, ...campaign }, sid, false)).toHaveLength(1)
  expect(givenOf(sid, sid, true)).toEqual([])
})
