import { expect, it } from 'vitest'
import { answering, failingShop, healthy } from '../support/broken-backend'
import { signIn } from '../support/member'
import { errorSummary } from '../support/page/error-summary'

const shop = failingShop()

/** Types a code while the shop answers it with success and this row. */
async function typeCode(row: object, message: string) {
  const visitor = shop.visitor()
  await signIn(visitor)
  const answers = (answer: object) =>
    answering('/verify-sms', 200, JSON.stringify({ status: true, ...answer }))
  shop.fault = answers({ message: '', data: [{ ttl: 90, verified: false }] })
  await visitor.post('/telefon-dogrula', { adim: 'iste' })
  shop.fault = answers({ message, data: [row] })
  const answer = await visitor.post('/telefon-dogrula', { adim: 'dogrula', otp: '123456' })
  shop.fault = healthy
  return answer
}

it.each([false, 0, '0'])(
  '[L08] a code that the shop did not verify is refused: %j',
  async (verified) => {
    for (const message of ['Kod uyuşmadı', '']) {
      const refused = await typeCode({ ttl: 40, verified }, message)
      expect(refused.status).toBe(422)
      const [error] = Object.values(errorSummary(await refused.text()))
      expect(error).toBe(`Kod: ${message || 'Bir hata oluştu'}`)
    }
  },
)

it('[L08] a phone that the shop knows as verified needs no code', async () => {
  const visitor = shop.visitor()
  await signIn(visitor)
  const message = 'Telefonunuz zaten doğrulandı'
  const data = [{ ttl: 0, verified: true }]
  shop.fault = answering('/verify-sms', 200, JSON.stringify({ status: true, message, data }))
  const done = await visitor.post('/telefon-dogrula', { adim: 'iste' })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/hesabim'])
  shop.fault = healthy
  expect(await (await visitor.get('/hesabim')).text()).toContain(message)
  expect(await (await visitor.get('/telefon-dogrula')).text()).not.toContain('name="otp"')
})

it.each([{ verified: true }, { verified: '1' }, {}, { ttl: 0 }])(
  '[L08] else a success is one: %j',
  async (row) => {
    const done = await typeCode(row, 'Doğrulandı')
    expect([done.status, done.headers.get('location')]).toEqual([303, '/hesabim'])
  },
)
