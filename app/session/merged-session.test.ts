import { describe, expect, it } from 'vitest'
import { mergeSessions } from './merged-session'
import { freshSession, type Session } from './session'

const until = 1
const guest: Session = {
  shopCookies: { SID: 'a', LB: '1' },
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
const pending = { act: 'favourite', fields: { ids: '7' }, until }

describe('[C17] what two requests made of one session', () => {
  it('is both: what ours changed, and what the other writing did', () => {
    const newer = { ...guest, pending, store: 'Kadıköy' }
    const ours = { ...guest, cart: { count: 2, total: '20,00' } }
    expect(mergeSessions(guest, newer, ours)).toEqual({ ...newer, cart: ours.cart })
  })

  it('is ours where both changed it, and what ours took away is gone', () => {
    const newer = { ...guest, pending, cart: { count: 5, total: '50,00' } }
    const { pending: _, ...done } = newer
    expect(mergeSessions(newer, { ...newer, store: 'X' }, { ...done, cart: null })).toEqual({
      ...done,
      cart: null,
      store: 'X',
    })
  })

  it('is ours alone where nothing was written since', () => {
    const ours = { ...member, cart: null, shopCookies: { LB: '2' }, currency: 'EUR' }
    expect(mergeSessions(member, member, ours)).toEqual(ours)
  })

  it('joins the backend’s cookies one by one', () => {
    const newer = { ...guest, shopCookies: { SID: 'a', LB: '2', STORE: '1' } }
    const ours = { ...guest, shopCookies: { SID: 'b', LB: '1', SEEN: '1' } }
    const { shopCookies } = mergeSessions(guest, newer, ours)
    expect(shopCookies).toEqual({ SID: 'b', LB: '2', STORE: '1', SEEN: '1' })
    const without = mergeSessions(guest, newer, { ...guest, shopCookies: { SID: 'a' } })
    expect(without.shopCookies).toEqual({ SID: 'a', STORE: '1' })
  })

  it('knows the currency unless both were told another', () => {
    const told = (currency: string | undefined): Session => ({ ...guest, currency })
    const merged = (base?: string, newer?: string, ours?: string) =>
      mergeSessions(told(base), told(newer), told(ours)).currency
    expect(merged('TRY', 'TRY', 'EUR')).toBe('EUR')
    expect(merged('TRY', 'EUR', 'TRY')).toBe('EUR')
    expect(merged(undefined, 'EUR', 'EUR')).toBe('EUR')
    expect(merged(undefined, 'EUR', 'TRY')).toBeUndefined()
  })
})

describe('[L02] [L04] a membership', () => {
  const added: Session = {
    ...guest,
    shopCookies: { SID: 'guest' },
    cart: { count: 2, total: '20,00' },
    currency: 'EUR',
  }

  it('that began meanwhile stands whole: bearer, cookies and cart', () => {
    const ours = { ...added, pending, endsWithBrowser: false, email: 'konuk@ornek.test' }
    expect(mergeSessions(guest, member, ours)).toEqual(member)
  })

  it('that ours begins stands whole too', () => {
    expect(mergeSessions(guest, { ...added, pending }, member)).toEqual(member)
  })

  it('leaves the chosen store, and what waits for one, to who chose it', () => {
    const waitingAdd = { fields: [], until }
    const choices = { store: 'Kadıköy', waitingAdd }
    const both = { ...member, ...choices }
    expect(mergeSessions(guest, member, { ...guest, ...choices })).toEqual(both)
    expect(mergeSessions(guest, { ...guest, ...choices }, member)).toEqual(both)
    const chosen = { ...guest, ...choices }
    expect(mergeSessions(chosen, both, guest)).toEqual(member)
  })

  it('that ended meanwhile stays ended, and leaves nothing of ours', () => {
    const ours = { ...member, cart: { count: 9, total: '90,00' }, store: 'X', pending }
    expect(mergeSessions(member, freshSession(), ours)).toEqual(freshSession())
  })

  it('that ours ends is ended, whatever another answer made of it', () => {
    const token = { value: 'new', timeout: 2 }
    expect(mergeSessions(member, { ...member, token, store: 'X' }, freshSession())).toEqual(
      freshSession(),
    )
  })

  it('is the newer writing’s where both changed who it is', () => {
    const other = { ...member, member: { ...ayla, id: '2' } }
    expect(mergeSessions(member, other, freshSession())).toEqual(other)
    expect(mergeSessions(member, freshSession(), other)).toEqual(freshSession())
  })

  it('keeps its new bearer against a slower answer, and is one value', () => {
    const refreshed = { ...member, token: { value: 'new', timeout: 2 }, cart: null }
    const ours = { ...member, cart: { count: 2, total: '20,00' } }
    expect(mergeSessions(member, refreshed, ours)).toEqual({ ...refreshed, cart: ours.cart })
    expect(mergeSessions(member, ours, refreshed)).toEqual({ ...refreshed, cart: null })
    const renamed = { ...member, member: { ...ayla, asks: ['consent' as const] } }
    expect(mergeSessions(member, refreshed, renamed)).toEqual({ ...renamed, cart: null })
  })

  it('is not what a buyer by e-mail has: theirs goes along with what else was written', () => {
    const buyer = { ...guest, token: { value: 'b', timeout: 1 }, email: 'konuk@ornek.test' }
    expect(mergeSessions(guest, buyer, added)).toEqual({ ...buyer, ...added })
    expect(mergeSessions(buyer, { ...buyer, pending }, { ...buyer, token: undefined })).toEqual({
      ...buyer,
      pending,
      token: undefined,
    })
  })
})
