import { expect, it } from 'vitest'
import { freshSession, type Session } from '../../app/session/session'
import { createWrittenSessions } from './written-sessions'

const start = 1_700_000_000_000

const cart: Session = { ...freshSession(), cart: { count: 1, total: '10,00' } }
const store: Session = { ...freshSession(), store: 'Kadıköy' }
const email: Session = { ...freshSession(), email: 'konuk@ornek.test' }

function isolate() {
  let now = start
  const sessions = createWrittenSessions(() => now)
  /** Ends an answer; it may be told how long ago its request arrived, and with what. */
  const write = (name: string, ours: Session, { ago = 0, base = freshSession(), id = '' } = {}) => {
    const merged = sessions.merge({ name, arrivedAt: now - ago, session: base }, ours)
    merged.close(merged.session, id)
    return merged.session
  }
  const wait = (ms: number) => {
    now += ms
  }
  return { sessions, write, wait }
}

it('[C17] an answer joins what was written since its request arrived', () => {
  const { write, wait } = isolate()
  expect(write('a', cart)).toEqual(cart)
  wait(5_000)
  expect(write('a', store, { ago: 6_000 })).toEqual({ ...cart, ...store, cart: cart.cart })
  expect(write('b', store, { ago: 6_000 })).toEqual(store)
})

it('[C17] it finds the newest by any session that led to it', () => {
  const { write, wait } = isolate()
  write('a', cart, { id: 'b' })
  wait(20_000)
  write('b', { ...cart, ...store, cart: cart.cart }, { base: cart, id: 'c' })
  wait(20_000)
  const slow = write('a', email, { ago: 41_000 })
  expect(slow).toEqual({ store: store.store, email: email.email, shopCookies: {}, cart: cart.cart })
})

it('[C17] a request that arrived long after its session was written over joins nothing', () => {
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

it('[C17] a browser without any name is nobody else’s', () => {
  const { write } = isolate()
  write('', cart)
  expect(write('', store, { ago: 1 })).toEqual(store)
})

it('[C17] two answers that end together see each other, and what had no room stays out', () => {
  const { sessions } = isolate()
  const arrived = { name: 'a', arrivedAt: start, session: freshSession() }
  const first = sessions.merge(arrived, cart)
  const second = sessions.merge(arrived, store)
  expect(second.session).toEqual({ ...cart, store: store.store })
  first.close(first.session, 'b')
  second.close({ ...second.session, store: undefined }, 'c')
  const third = sessions.merge({ ...arrived, name: 'b', session: cart }, { ...cart, ...email })
  expect(third.session.store).toBeUndefined()
})

it('[C17] what changes after the answer changes nothing that is remembered', () => {
  const { sessions, write } = isolate()
  const ours = structuredClone(cart)
  sessions.merge({ name: 'a', arrivedAt: start, session: freshSession() }, ours)
  ours.shopCookies.SID = 'late'
  expect(write('a', store, { ago: 1 }).shopCookies).toEqual({})
})
