import { describe, expect, it } from 'vitest'
import { type Handler, html, json, reportOn, send } from '../../../tests/support/checked-shop'

const member = { email: 'uye@shop.example', password: 'secret' }
const missing = send(404, '<html></html>', html)

describe('calls of which a shop has one family or the other', () => {
  const list = send(200, '{"DEPARTMENTS":[],"MESSAGES":[]}', json)
  it.each<[string, Handler, string[]]>([
    ['lacks the newer', missing, ['unused', 'optional']],
    ['leads it elsewhere', send(302, '', { location: '/' }), ['unused', 'optional']],
    ['fails at the newer', send(500, 'x'), ['optional', 'unused']],
  ])('are judged as the storefront sends them: %s', async (_, newer, needs) => {
    const report = await reportOn((request, response) => {
      const isNewer = /customer\/messages|public\/department/.test(request.url ?? '')
      ;(isNewer ? newer : request.url?.includes('/profile/') ? list : missing)(request, response)
    })
    const rowsOf = (...ids: string[]) =>
      ids.map((id) => report.rows.find((row) => row.id === id)?.need)
    expect(rowsOf('DEPARTMENTS', 'PROFILE_DEPARTMENTS')).toEqual(needs)
    expect(rowsOf('CUSTOMER_MESSAGES', 'PROFILE_MESSAGES')).toEqual(needs)
  })
})

it('a sign-in by the session may have data that are null', async () => {
  const answer = send(200, '{"status":true,"message":"","data":null}', json)
  const report = await reportOn(
    (request, response) =>
      (request.url?.includes('authentication/login') ? answer : missing)(request, response),
    { member },
  )
  expect(report.rows.find(({ id }) => id === 'LOGIN member')?.result).toBe('present')
})
