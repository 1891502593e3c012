import { expect, it } from 'vitest'
import '../../../functions/local/html-rewriter/html-rewriter'
import { backend, contextOf } from '../../../tests/support/call-context'
import { hasPage } from './page-presence'

const page = (title: string) =>
  new Response(`<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`, {
    headers: { 'content-type': 'text/html' },
  })

it.each([
  ['a page', () => page('Siparişlerim'), true],
  ['a sign-in', () => new Response('', { status: 302, headers: { location: '/giris' } }), true],
  ['no readable answer', () => new Response('', { status: 503 }), true],
  ['404', () => new Response('', { status: 404 }), false],
  ['its page for what is missing', () => page('Sayfa bulunamadı'), false],
  ['a way there', () => new Response('', { status: 302, headers: { location: '/404' } }), false],
])('[O01] [C18] a shop that answers %s', async (name, answer, isThere) => {
  const { sent, fetch } = backend({ siparis: answer })
  const context = contextOf(fetch)
  const address = `${context.origin}/siparis?${encodeURIComponent(name)}`
  expect(await hasPage(context, address)).toBe(isThere)
  const { length } = sent
  expect(await hasPage(context, address)).toBe(isThere)
  expect(sent).toHaveLength(length)
})

it('[O01] a page of another host is not requested', async () => {
  const { sent, fetch } = backend()
  expect(await hasPage(contextOf(fetch), 'https://elsewhere.test/siparis')).toBe(true)
  expect(sent).toEqual([])
})
