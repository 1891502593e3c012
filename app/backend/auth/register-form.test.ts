import { expect, it } from 'vitest'
import { readRegisterForm } from './register-form'

it('[G06] the data of a member are texts without entities', () => {
  const customerInfo = { name: 'Ay&scedil;e', surname: 'D&uuml;z', birth: 1990, note: null }
  const body = { status: true, data: [{ block: [], account: { customerInfo } }] }
  const form = readRegisterForm(body, true)
  expect(form?.values).toEqual({ name: 'Ayşe', surname: 'Düz', birth: '1990' })
})

it.each([
  {},
  { block: [] },
  { block: null },
  { pageData: { displayKvkk: true } },
  { block: [{ key: 'security_code', field: 'Kod' }] },
])('[R01] a form without a field to register by is none: %j', (row) => {
  expect(readRegisterForm({ status: true, message: '', data: [row] })).toBeNull()
})

it('[L09] a form without fields names the providers to sign in by all the same', () => {
  const social = { displayGoogle: true }
  expect(readRegisterForm({ status: true, data: [{ social }] })?.social).toEqual(['google'])
})

const ofContract = {
  block: [{ key: 'name', field: 'Ad', type: 'INPUT', isRequired: true, options: [] }],
  account: { customerInfo: {}, isCheckedMail: 0, isCheckedSms: 1, isCheckedPhone: 0 },
  pageData: {
    ...{ displayPrivacy: true, membershipUrl: 'uyelik-sozlesmesi', privacyMessage: '' },
    ...{ displayKvkk: true, kvkkUrl: 'kvkk' },
  },
}
const consentsIn = (row: object, isMember = false) =>
  readRegisterForm({ status: true, data: [row] }, isMember)
    ?.fields.filter(({ type }) => type === 'CHECK_BOX')
    .map(({ key, required }) => [key, required])

it('[R01] [Z11] consents that only the page’s data name are fields of the form, with their texts', () => {
  expect(consentsIn(ofContract)).toEqual([
    ['privacy', true],
    ['kvkk', true],
  ])
  const { notices } = readRegisterForm({ data: [ofContract] }) ?? {}
  expect(notices).toMatchObject({ kvkk: '/kvkk', privacy: '/uyelik-sozlesmesi' })
  const pageData = { displayKvkk: 0, displayPrivacy: '0', smsContactUrl: 'ileti-izni' }
  expect(consentsIn({ ...ofContract, pageData })).toEqual([['sms_notify', false]])
})

it('[L13] [Z11] a member has given the consent that the shop displays, or it is due', () => {
  const formOf = (kvkk: unknown, more: object = {}, displayKvkk = true, isMember = true) => {
    const account = { customerInfo: { email: 'a@b.test', kvkk }, ...more }
    return readRegisterForm(
      { data: [{ ...ofContract, account, pageData: { displayKvkk } }] },
      isMember,
    )
  }
  for (const given of [1, '1', true, 'true']) {
    expect(formOf(given)).toMatchObject({ isConsentDue: false, values: { kvkk: '1' } })
    const expired = { isConsentDue: true, values: { kvkk: '0' } }
    expect(formOf(given, { isKvkkExpired: 1 })).toMatchObject(expired)
  }
  for (const none of [0, '0', false]) {
    expect(formOf(none)).toMatchObject({ isConsentDue: true, values: { kvkk: '0' } })
    expect([formOf(none, {}, false), formOf(none, {}, true, false)]).toMatchObject([
      { isConsentDue: false },
      { isConsentDue: false },
    ])
  }
  expect(formOf(undefined)?.isConsentDue).toBe(false)
})

it('[R06] [Z28] a member’s form has each consent that its screen sends, as the member chose', () => {
  expect(consentsIn(ofContract, true)).toEqual([
    ['kvkk', true],
    ['mail_notify', false],
    ['sms_notify', false],
    ['phone_notify', false],
  ])
  expect(readRegisterForm({ data: [ofContract] }, true)?.values).toEqual({ sms_notify: '1' })
})

it('[R01] a consent that the shop’s form has already stands there once, in the shop’s words', () => {
  const row = { key: 'kvkk', field: 'Okudum', type: 'CHECK_BOX', isRequired: true, options: [] }
  const form = readRegisterForm({ data: [{ ...ofContract, block: [row] }] })
  expect(form?.fields.map(({ key, label }) => [key, label])).toEqual([
    ['kvkk', 'Okudum'],
    ['privacy', ''],
  ])
})
