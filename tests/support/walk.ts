import { deliver } from './back-office'
import type { Hands } from './hands'
import { test } from './journey'
import {
  addsAddresses,
  newPerson,
  orders,
  type Person,
  registers,
  returnsOrder,
  signsIn,
  signsInByEachTab,
  writesMessage,
} from './new-member'

type CreateHands = (fixtures: { page: Hands['page']; script: boolean }) => Hands

/**
 * The whole journey of a new user, step by step, in one way of operating the pages. Each step needs the state that the
 * previous ones left in the shop.
 * @param digit tells this walk's person from another's
 */
export function walk(digit: number, createHands: CreateHands): void {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  let person: Person
  let number = ''
  test.beforeAll(({ browserName: _ }, { project }) => {
    person = newPerson(project.name, digit)
  })
  const byMail = (hands: Hands) => signsIn(hands, 'E-posta', person.email, person.secret)

  test('[R01] [R03] registers and activates', async ({ page, script }) => {
    await registers(createHands({ page, script }), person)
  })
  test('[L01] [L08] [L11] signs in by mail, phone, vendor code and one-time code', async ({
    page,
    script,
  }) => {
    await signsInByEachTab(createHands({ page, script }), person)
  })
  test('[A01] [A02] [A03] [A09] adds an address in Türkiye and one in the United States', async ({
    page,
    script,
  }) => {
    const hands = createHands({ page, script })
    await byMail(hands)
    await addsAddresses(hands)
  })
  test('[O02] places an order and finds it in the list', async ({ page, script, demo }) => {
    const hands = createHands({ page, script })
    await byMail(hands)
    number = await orders(hands, demo('addsQuietly').path)
  })
  test('[M01] [O01] writes a message and requests the return of the order', async ({
    page,
    script,
  }) => {
    const hands = createHands({ page, script })
    await byMail(hands)
    await writesMessage(hands)
    await deliver(number)
    await returnsOrder(hands, number)
  })
}
