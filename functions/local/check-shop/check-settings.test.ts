import { describe, expect, it } from 'vitest'
import { html, json, reportOn, send } from '../../../tests/support/checked-shop'

/** The row of one call in the report of a shop that answers get-globals alone; null: not even this. */
async function rowWith(settings: object | null, id: string) {
  const missing = send(404, '<html></html>', html)
  const { rows } = await reportOn((request, response) => {
    const isKnown = settings && request.url?.includes('get-globals')
    ;(isKnown ? send(200, JSON.stringify(settings), json) : missing)(request, response)
  })
  return rows.find((row) => row.id === id)
}

describe('the call for the cookie question', () => {
  const COOKIE_LAW_TEXT = { Title: 'Çerezler', Content: '<p>İzin</p>' }

  it.each<[settings: object, need: string]>([
    [{}, 'optional'],
    [{ COOKIE_LAW: 1 }, 'optional'],
    [{ COOKIE_LAW: 0 }, 'unused'],
    [{ COOKIE_LAW: '0' }, 'unused'],
    [{ COOKIE_LAW_TEXT }, 'unused'],
    [{ COOKIE_LAW: '1', COOKIE_LAW_TEXT }, 'unused'],
  ])('is sent unless the settings %j answer it: %s', async (settings, need) => {
    expect((await rowWith(settings, 'COOKIE_LAW'))?.need).toBe(need)
  })
})
