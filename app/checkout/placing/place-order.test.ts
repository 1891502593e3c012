import { expect, it, vi } from 'vitest'
import { openCheckoutApi } from '~/backend/checkout/checkout-api'
import { registerServerTexts } from '~/i18n/server-texts'
import type { RequestContext } from '~/session/request-context'
import { backend, contextOf } from '../../../tests/support/call-context'
import { redirectToInvalidStep } from './place-order'

registerServerTexts()

const toPayment = 'Ödeme sayfasına git'

it.each([
  [{ status: 0 }, '/order/onay'],
  [{ status: 0, key: 'mark' }, '/order/onay'],
  [{ status: -2 }, '/order/onay'],
  [{ status: 0, key: 'email' }, '/order'],
  [{ status: -1 }, '/order/adres'],
  [{ status: 0, key: 'payment' }, '/order/odeme'],
])('[O02] a refusal by %j leads to %s', async (refusal, page) => {
  const body = { statusText: 'Bu sipariş alınamıyor.', ...refusal }
  const { fetch } = backend({ '/': () => Response.json(body) })
  const answer = await openCheckoutApi(contextOf(fetch)).checkout('d', 'https://shop.test/', 'k')
  const context = { language: 'tr', flash: vi.fn() } as unknown as RequestContext
  expect(redirectToInvalidStep(context, answer).headers.get('location')).toBe(page)
})

it.each([
  [{ statusCode: 'EOC0001' }, { href: '/order/odeme', text: toPayment }],
  [
    { statusCode: 'EOC0001', ORDER_NUMBER: 'V100' },
    { href: '/order/sonuc?siparis=V100', text: toPayment },
  ],
  [
    { statusCode: 'EOC0001', ORDER_NUMBER: '../x' },
    { href: '/order/odeme', text: toPayment },
  ],
  [{ statusCode: 'EOC0002' }, undefined],
  [{}, undefined],
])('[O02] a refusal with %j links to the open order', async (more, link) => {
  const body = { status: 0, statusText: 'Süren bir siparişiniz var.', ...more }
  const { fetch } = backend({ '/': () => Response.json(body) })
  const answer = await openCheckoutApi(contextOf(fetch)).checkout('d', 'https://shop.test/', 'k')
  const flash = vi.fn()
  redirectToInvalidStep({ language: 'tr', flash } as unknown as RequestContext, answer)
  const [notices] = flash.mock.calls[0] ?? []
  expect(notices).toMatchObject([{ text: body.statusText }])
  expect(notices[0].link).toEqual(link)
})
