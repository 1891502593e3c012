import { expect, it } from 'vitest'
import { answering, failingShop } from '../support/broken-backend'
import { signIn } from '../support/member'
import { type Page, pageOf } from '../support/page/page'

const shop = failingShop()

async function pageWith(part: string, body: object, path: string): Promise<Page> {
  const visitor = shop.visitor()
  await signIn(visitor, part.includes('affiliate') ? 'affiliate' : 'vendor')
  shop.fault = answering(part, 200, JSON.stringify(body))
  const response = await visitor.get(path)
  return Object.assign(await pageOf(response), { status: response.status })
}
const amountsOf = ({ main }: Page) => main.tags('dd').map(({ text }) => text.replace('\u00a0', ' '))

const invoice = { DATE: '01.08.2025', DEBT: '1.041,58', CREDIT: null, BALANCE: '1.041,58' }
const payment = { DATE: '10.08.2025', DEBT: 0, CREDIT: '1000,00', BALANCE: '41,58' }
const ledger = async (...data: object[]) =>
  amountsOf(await pageWith('Erp/current', { status: 1, data }, '/cari-hesap'))

it('[W02] the balance is that of the newest movement, whatever the order of the rows', async () => {
  expect(await ledger(invoice, payment)).toEqual(['41,58 TL'])
  expect(await ledger(payment, invoice)).toEqual(['41,58 TL'])
})

it('[W02] no balance is stated where the shop names none', async () => {
  const { BALANCE, ...unknown } = payment
  expect(await ledger(invoice, unknown)).toEqual([])
  const body = { status: 1, data: [unknown] }
  const { main } = await pageWith('Erp/current', body, '/cari-hesap')
  expect(main.text).not.toMatch(/(?<![\d.])0,00/)
})

const earning = { DATE: '12.08.2025', ORDER_NUMBER: 'N1', AMOUNT: '120,50', IS_APPROVED: '0' }
const totals = async (currencies: string[], more: object = {}) => {
  const EARNINGS = currencies.map((CURRENCY) => ({ ...earning, CURRENCY }))
  const sums = { TOTAL_EARNING: '241,00', TOTAL_PAID: '200,00', BALANCE: '41,00', ...more }
  const body = { DATA: { EARNINGS, TOTAL: 2, ...sums } }
  return amountsOf(await pageWith('affiliate-earnings', body, '/ortaklik?sekme=kazanclar'))
}

it('[Y01] totals are in the currency of the earnings', async () => {
  expect(await totals(['USD', 'USD'])).toEqual(['241,00 $', '200,00 $', '41,00 $'])
  expect(await totals(['', ''])).toEqual(['241,00 TL', '200,00 TL', '41,00 TL'])
  expect(await totals([], { TOTAL: 0 })).toEqual(['241,00 TL', '200,00 TL', '41,00 TL'])
})

it('[Y01] no total is stated in one currency for earnings in several, nor where the shop names none', async () => {
  expect(await totals(['USD', 'TL'])).toEqual([])
  expect(await totals(['USD'], { TOTAL_PAID: null })).toEqual(['241,00 $', '41,00 $'])
})

it('[W02] [Y01] what the shop says in place of a list is told', async () => {
  const statusText = 'Cari hesabınız yok'
  for (const path of ['/cari-hesap', '/cari-hesap?sekme=siparisler']) {
    const page = await pageWith('Diger/Erp/', { status: 0, statusText }, path)
    expect([page.status, page.main.getByRole('alert').text]).toEqual([200, statusText])
  }
  const why = 'Başvurunuz inceleniyor'
  const page = await pageWith('affiliate-orders', { status: 0, statusText: why }, '/ortaklik')
  expect([page.status, page.main.getByRole('alert').text]).toEqual([403, why])
})
