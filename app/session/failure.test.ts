import { expect, it, vi } from 'vitest'
import { BackendError } from '~/backend/http/backend-error'
import { registerServerTexts } from '~/i18n/server-texts'
import { noteFailure } from './failure'
import type { RequestContext } from './request-context'

registerServerTexts()

const context = () =>
  ({
    language: 'tr',
    failure: undefined,
    reuseFormKey: vi.fn(),
    platformPages: { addresses: { order: 'https://www.shop.test/order' }, cookieDomain: null },
  }) as unknown as RequestContext

it('a failed call is logged, and the shopper is asked to try later', () => {
  const noted = context()
  const { status, isPast } = noteFailure(noted, new BackendError('timeout', 'CART', 'too late'))
  expect([noted.failure, status, isPast]).toEqual(['timeout CART', 503, false])
  expect(noted.reuseFormKey).toHaveBeenCalled()
})

it.each([
  [1, 'yoğun. 2 saniye sonra'],
  [90, 'yoğun. 90 saniye sonra'],
  [91, 'yoğun. 2 dakika sonra'],
  [undefined, 'Bir hata oluştu'],
])('[T12] a shop that asks to wait for %s s says when to try again', (retryAfter, expected) => {
  const busy = new BackendError('status', 'CART_ADD', '429', { status: 429, retryAfter })
  expect(noteFailure(context(), busy).text).toContain(expected)
})

it('[T35] a form that is too old is distinguished from a failing backend', () => {
  const noted = context()
  const { status, isPast, text } = noteFailure(noted, new BackendError('past', 'CART', 'old'))
  expect(noted.reuseFormKey).not.toHaveBeenCalled()
  expect([status, isPast]).toEqual([409, true])
  expect(text).toContain('bir günden uzun')
})

it('a call that the shop does not have is done on its own site', () => {
  const unknown = new BackendError('status', 'ALARM_ADD', '404', { isCallMissing: true })
  const noted = context()
  expect(noteFailure(noted, unknown)).toMatchObject({ isElsewhere: true, status: 501 })
  expect(noted.platformLink).toEqual({
    href: 'https://www.shop.test/',
    text: 'Mağazanın kendi sitesine git',
  })
  expect(noteFailure(context(), unknown).text).toContain(
    'kendi sitesine bakabilirsiniz: www.shop.test',
  )
  const without = { ...context(), platformPages: { addresses: {}, cookieDomain: null } }
  expect(noteFailure(without, unknown)).toMatchObject({ isElsewhere: false })
})

it.each([new Error('bug'), new Response(null, { status: 302 }), undefined])(
  'what is no failed call goes on as it was: %s',
  (thrown) => {
    const noted = context()
    let caught: unknown = 'nothing'
    try {
      noteFailure(noted, thrown)
    } catch (error) {
      caught = error
    }
    expect(caught).toBe(thrown)
    expect(noted.failure).toBeUndefined()
  },
)
