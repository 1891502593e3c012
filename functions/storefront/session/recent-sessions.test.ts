import { expect, it } from 'vitest'
import { freshSession, type Session } from '../../../app/session/session'
import { createWrittenSessions } from './recent-sessions'

const start = 1_700_000_000_000

const cart: Session = { ...freshSession(), cart: { count: 1, total: '10,00' } }
const store: Session = { ...freshSession(), store: 'Kadıköy' }
const email: Session = { ...freshSession(), email: 'konuk@ornek.test' }

function isolate() {
  let now = start
  const sessions = createWrittenSessions(() => now)
  /** Writes a session; `ago` is the age of its request in ms, `base` the session it brought. */
  const write = (name: string, ours: Session, { ago = 0, base = freshSession(), id = '' } = {}) => {
    const merged = sessions.merge({ name, receivedAt: now - ago, session: base }, ours)
    merged?.close(merged.session, id)
    return merged?.session ?? null
  }
  const wait = (ms: number) => {
    now += ms
  }
  return { sessions, write, wait }
}

it('[C17] an answer merges what was written since its request arrived', () => {
  const { write, wait } = isolate()
  expect(write('a', cart)).toEqual(cart)
  wait(5_000)
  expect(write('a', store, { ago: 6_000 })).toEqual({ ...cart, ...store, cart: cart.cart })
  expect(write('b', store, { ago: 6_000 })).toEqual(store)
})

it('[C17] the newest session is found by any earlier one', () => {
  const { write, wait } = isolate()
  write('a', cart, { id: 'b' })
  wait(20_000)
  write('b', { ...cart, ...store, cart: cart.cart }, { base: cart, id: 'c' })
  wait(20_000)
  const slow = write('a', email, { ago: 41_000 })
  expect(slow).toEqual({
    store: store.store,
    email: email.email,
    backendCookies: {},
    cart: cart.cart,
  })
})

it('[C17] a request that arrived long after its session was replaced merges nothing', () => {
  const { write, wait } = isolate()
  write('a', cart)
  wait(10_000)
  expect(write('a', store)).toHaveProperty('cart', cart.cart)
  wait(10_001)
  expect(write('a', email)).toEqual(email)
})

it('[C17] two minutes later, or a thousand sessions later, nothing is remembered', () => {
  const { write, wait } = isolate()
  write('a', cart)
  wait(120_000)
  expect(write('a', store, { ago: 120_001 })).toHaveProperty('cart', cart.cart)
  wait(120_001)
  write('other', cart)
  expect(write('a', email, { ago: 240_000 })).toEqual(email)
  for (let at = 0; at < 999; at += 1) write(`${at}`, cart)
  expect(write('a', store, { ago: 1 })).toHaveProperty('email', email.email)
  for (let at = 0; at < 1000; at += 1) write(`${at}`, cart)
  expect(write('a', cart, { ago: 1 })).toEqual(cart)
})

it('[C17] browsers without a name share nothing', () => {
  const { write } = isolate()
  write('', cart)
  expect(write('', store, { ago: 1 })).toEqual(store)
})

it('[C17] two answers that end together see each other, and dropped fields stay out', () => {
  const { sessions } = isolate()
  const received = { name: 'a', receivedAt: start, session: freshSession() }
  const first = sessions.merge(received, cart)
  const second = sessions.merge(received, store)
  expect(second?.session).toEqual({ ...cart, store: store.store })
  first?.close(first.session, 'b')
  second?.close({ ...second.session, store: undefined }, 'c')
  const third = sessions.merge({ ...received, name: 'b', session: cart }, { ...cart, ...email })
  expect(third?.session.store).toBeUndefined()
})

it('[C17] an answer that ends after a later one does not take its place', () => {
  const { sessions, write } = isolate()
  const received = { name: 'a', receivedAt: start, session: freshSession() }
  const first = sessions.merge(received, cart)
  const second = sessions.merge(received, store)
  second?.close(second.session, 'c')
  first?.close(first.session, 'b')
  expect(write('b', { ...cart, ...email, cart: cart.cart }, { base: cart, ago: 1 })).toMatchObject({
    store: store.store,
    email: email.email,
  })
})

it('[C17] changes after the answer leave the remembered session unchanged', () => {
  const { sessions, write } = isolate()
  const ours = structuredClone(cart)
  sessions.merge({ name: 'a', receivedAt: start, session: freshSession() }, ours)
  ours.backendCookies.SID = 'late'
  expect(write('a', store, { ago: 1 })?.backendCookies).toEqual({})
})

it('[T76] a copy of the session from before a sign-in gets nothing of it, and changes nothing', () => {
  const { write } = isolate()
  const member: Session = { ...cart, member: { id: '7', name: 'Ada', group: 0 } }
  write('a', member, { id: 'b' })
  expect(write('a', store, { ago: 1 })).toBeNull()
  expect(write('b', { ...member, currency: 'EUR' }, { base: member })).not.toHaveProperty('store')
})
