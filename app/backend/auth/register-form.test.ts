import { expect, it } from 'vitest'
import { readRegisterForm } from './register-form'

it('[G06] the data of a member are texts without entities', () => {
  const customerInfo = { name: 'Ay&scedil;e', surname: 'D&uuml;z', birth: 1990, note: null }
  const form = readRegisterForm({ status: true, data: [{ block: [], account: { customerInfo } }] })
  expect(form?.values).toEqual({ name: 'Ayşe', surname: 'Düz', birth: '1990' })
})
