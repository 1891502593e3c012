import { describe, expect, it } from 'vitest'
import { freshSession, type Session } from '~/session/session'
import { mergeSessions } from './merge-sessions'

const until = 1
const guest: Session = {
  backendCookies: { SID: 'a', LB: '1' },
  cart: { count: 1, total: '10,00' },
  currency: 'TRY',
}
const ayla = { id: '1', name: 'Ayla', group: 0 }
const member: Session = {
  ...guest,
  token: { value: 'old', timeout: 1 },
  member: ayla,
  endsWithBrowser: true,
}
const pendingAction = { act: 'favourite', fields: { ids: '7' }, until }

describe('[C17] [T26] two concurrent requests of one session', () => {
  it('keep both requests’ changes', () => {
    const newer = { ...guest, pendingAction, store: 'Kadıköy' }
    const ours = { ...guest, cart: { count: 2, total: '20,00' } }
    expect(mergeSessions(guest, newer, ours)).toEqual({ ...newer, cart: ours.cart })
  })

  it('prefer our changes, removals included', () => {
    const newer = { ...guest, pendingAction, cart: { count: 5, total: '50,00' } }
    const { pendingAction: _, ...done } = newer
    expect(mergeSessions(newer, { ...newer, store: 'X' }, { ...done, cart: null })).toEqual({
      ...done,
      cart: null,
      store: 'X',
    })
  })

  it('keep our changes when nothing else was written', () => {
    const ours = { ...member, cart: null, backendCookies: { LB: '2' }, currency: 'EUR' }
    expect(mergeSessions(member, member, ours)).toEqual(ours)
  })

  it('merge the backend’s cookies one by one', () => {
    const newer = { ...guest, backendCookies: { SID: 'a', LB: '2', STORE: '1' } }
    const ours = { ...guest, backendCookies: { SID: 'b', LB: '1', SEEN: '1' } }
    const merged = mergeSessions(guest, newer, ours)
    expect(merged?.backendCookies).toEqual({ SID: 'b', LB: '2', STORE: '1', SEEN: '1' })
    const without = mergeSessions(guest, newer, { ...guest, backendCookies: { SID: 'a' } })
    expect(without?.backendCookies).toEqual({ SID: 'a', STORE: '1' })
  })

  it('keep a cookie’s newer value where the other changed its expiry only', () => {
    const base = { ...guest, backendCookies: { SID: 'a;t1', LB: '1;t1', OLD: 'x;t1' } }
    const newer = { ...guest, backendCookies: { SID: 'b', LB: '1;t2' } }
    const ours = { ...guest, backendCookies: { SID: 'a;t3', LB: '1;t3', OLD: 'x;t3' } }
    expect(mergeSessions(base, newer, ours)?.backendCookies).toEqual({ SID: 'b', LB: '1;t3' })
    expect(mergeSessions(base, ours, newer)?.backendCookies).toEqual({ SID: 'b', LB: '1;t2' })
  })

  it('forget the currency when both set a different one', () => {
    const withCurrency = (currency: string | undefined): Session => ({ ...guest, currency })
    const merged = (base?: string, newer?: string, ours?: string) =>
      mergeSessions(withCurrency(base), withCurrency(newer), withCurrency(ours))?.currency
    expect(merged('TRY', 'TRY', 'EUR')).toBe('EUR')
    expect(merged('TRY', 'EUR', 'TRY')).toBe('EUR')
    expect(merged(undefined, 'EUR', 'EUR')).toBe('EUR')
    expect(merged(undefined, 'EUR', 'TRY')).toBeUndefined()
  })
})

describe('[L02] [L04] a session', () => {
  const added: Session = {
    ...guest,
    backendCookies: { SID: 'guest' },
    cart: { count: 2, total: '20,00' },
    currency: 'EUR',
  }

  it('[T76] that began concurrently is not written to a request that came without it', () => {
    const ours = { ...added, pendingAction, endsWithBrowser: false, email: 'konuk@ornek.test' }
    expect(mergeSessions(guest, member, ours)).toBeNull()
    const other = { ...member, member: { ...ayla, id: '2' } }
    expect(mergeSessions(guest, member, other)).toBeNull()
    expect(mergeSessions(member, other, { ...member, store: 'Kadıköy' })).toBeNull()
    expect(mergeSessions(member, other, freshSession())).toBeNull()
  })

  it('that both began, as a form that is sent twice, is ours', () => {
    const ours = { ...member, token: { value: 'second', timeout: 2 } }
    expect(mergeSessions(guest, { ...member, pendingAction }, ours)).toEqual(ours)
    const step = { kind: 'registered', fields: { text: 'Posta' }, until }
    const later = { ...guest, step: { ...step, until: 2 } }
    expect(mergeSessions(guest, { ...guest, step, pendingAction }, later)).toEqual(later)
  })

  it('[T76] neither is a step towards it', () => {
    const step = { kind: 'social', fields: { proof: 'p' }, until }
    expect(mergeSessions(guest, { ...guest, step }, added)).toBeNull()
    const started = { ...guest, step }
    expect(mergeSessions(started, { ...started, store: 'X' }, started)).toEqual({
      ...started,
      store: 'X',
    })
  })

  it('[T26] that both began, and a step that both took, are written for both', () => {
    const first = { ...member, backendCookies: { SID: 'first' }, store: 'Kadıköy' }
    const second = { ...member, token: { value: 'second', timeout: 2 } }
    expect(mergeSessions(guest, first, second)).toEqual({ ...second, store: 'Kadıköy' })
    const orderStep = { kind: 'payment', fields: { number: 'V1' }, until }
    const paying = { ...guest, cart: null, orderStep: { ...orderStep, until: 2 } }
    expect(mergeSessions(guest, { ...guest, orderStep, store: 'X' }, paying)).toEqual(paying)
    const step = { kind: 'social', fields: { proof: 'p' }, until }
    expect(mergeSessions(guest, { ...guest, step }, member)).toEqual(member)
    const other = { ...member, member: { ...ayla, id: '2' } }
    expect(mergeSessions(guest, other, { ...paying, step })).toBeNull()
  })

  it('that we began wins entirely', () => {
    expect(mergeSessions(guest, { ...added, pendingAction }, member)).toEqual(member)
  })

  it('keeps the chosen store and the add that waits for it', () => {
    const pendingAdd = { fields: [], until }
    const choices = { store: 'Kadıköy', pendingAdd }
    const both = { ...member, ...choices }
    expect(mergeSessions(guest, { ...guest, ...choices }, member)).toEqual(both)
  })

  it('that ended concurrently stays ended and keeps nothing', () => {
    const ours = { ...member, cart: { count: 9, total: '90,00' }, store: 'X', pendingAction }
    expect(mergeSessions(member, freshSession(), ours)).toEqual(freshSession())
  })

  it('that we ended stays ended whatever else was written', () => {
    const token = { value: 'new', timeout: 2 }
    expect(mergeSessions(member, { ...member, token, store: 'X' }, freshSession())).toEqual(
      freshSession(),
    )
  })

  it('that the newer session ended stays ended when we began another', () => {
    const other = { ...member, member: { ...ayla, id: '2' } }
    expect(mergeSessions(member, freshSession(), other)).toEqual(freshSession())
  })

  it('keeps the newer bearer; its fields change together', () => {
    const refreshed = { ...member, token: { value: 'new', timeout: 2 }, cart: null }
    const ours = { ...member, cart: { count: 2, total: '20,00' } }
    expect(mergeSessions(member, refreshed, ours)).toEqual({ ...refreshed, cart: ours.cart })
    expect(mergeSessions(member, ours, refreshed)).toEqual({ ...refreshed, cart: null })
    const renamed = { ...member, member: { ...ayla, asks: ['consent' as const] } }
    expect(mergeSessions(member, refreshed, renamed)).toEqual({ ...renamed, cart: null })
  })

  it('is not what a buyer by e-mail has: their fields merge', () => {
    const buyer = { ...guest, token: { value: 'b', timeout: 1 }, email: 'konuk@ornek.test' }
    expect(mergeSessions(guest, buyer, added)).toEqual({ ...buyer, ...added })
    expect(
      mergeSessions(buyer, { ...buyer, pendingAction }, { ...buyer, token: undefined }),
    ).toEqual({
      ...buyer,
      pendingAction,
      token: undefined,
    })
  })
})
