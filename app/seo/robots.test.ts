import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { expect, it } from 'vitest'
import { loader } from './robots.route'

/** Whether a rule of robots.txt covers an address (RFC 9309, 2.2.3). */
function covers(rule: string, address: string): boolean {
  const isWhole = rule.endsWith('$')
  const path = isWhole ? rule.slice(0, -1) : rule
  return isWhole ? address === path : address.startsWith(path)
}

const context = { siteOrigin: 'https://kekik.test' }
const answer = loader({ context } as unknown as LoaderFunctionArgs)
const rules = [...(await answer.text()).matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule)
const isClosed = (address: string) => rules.some((rule) => covers(rule, address))

it.each([
  ...['/sepet', '/sepet/ekle', '/sepet?x=1', '/order', '/order/onay', '/dil', '/fatura'],
  ...['/order/sonuc?siparis=V1', '/adres/kayit', '/hesabim/cihazlar'],
])('robots.txt closes %s', (address) => {
  expect(isClosed(address)).toBe(true)
})

it.each([
  ...['/', '/sepetler', '/dilimleme-tahtasi', '/adreslik', '/faturalik-klasor', '/orderly'],
  ...['/sepet-ortusu?variant=1', '/devamli-defter', '/en/cart-organizer', '/kategoriler'],
])('robots.txt leaves %s open', (address) => {
  expect(isClosed(address)).toBe(false)
})
