import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../app/backend/http/endpoints'
import {
  callIds,
  callingSources,
  contract,
  documentsWithTests,
  idsInComments,
  idsInTests,
  namedIds,
  proseSources,
  rowIds,
  rowsWithoutJourney,
  unusedCalls,
  withCallers,
  withoutJourney,
  withTests,
} from './feature-rows'

const [features = [], threats = []] = documentsWithTests.map((file) =>
  rowIds(readFileSync(file, 'utf8')),
)
const calls = callIds(readFileSync(contract, 'utf8'))
const ids = [...features, ...threats, ...calls]
const named = idsInTests()

describe('features.md, threats.md and CONTRACT.md', () => {
  it('have one row for every id', () => {
    expect(features.length).toBeGreaterThan(100)
    expect(threats.length).toBeGreaterThan(70)
    expect(calls.length).toBeGreaterThan(70)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('have a row for every id that a test names', () => {
    expect([...named].filter(([id]) => !ids.includes(id))).toEqual([])
  })

  it('have a row for every id that a comment or a document names', () => {
    const unknown = [...proseSources()].flatMap(([file, source]) =>
      idsInComments(file, source)
        .filter((id) => !ids.includes(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it('have no row that no test names', () => {
    expect(ids.filter((id) => !named.has(id))).toEqual([])
  })

  it('have no row that claims pages without script and is shown in no browser', () => {
    const document = readFileSync('tests/features.md', 'utf8')
    expect(rowsWithoutJourney(document, named)).toEqual(
      features.filter((id) => id in withoutJourney),
    )
  })

  it.each(documentsWithTests)('%s lists the tests of each row', (file) => {
    const document = readFileSync(file, 'utf8')
    // Write it anew with `npx tsx tests/gate/write-test-columns.ts`.
    expect(document).toBe(withTests(document, named))
  })

  it('CONTRACT.md lists the code that sends each call', () => {
    const document = readFileSync(contract, 'utf8')
    expect(document).toBe(withCallers(document, callingSources()))
  })

  it('list no call that the app never sends', () => {
    expect(unusedCalls(Object.keys(endpoints), callingSources())).toEqual([])
  })
})

describe('the checks of the documents', () => {
  it('find the ids of titles, without other brackets', () => {
    const source = "it('[C04] [Z20] goes'); it(`[F01] [T02] stays`); const one = list[C05]"
    expect(namedIds(source)).toEqual(['C04', 'Z20', 'F01', 'T02'])
  })

  it('find the ids of comments and documents, and none in code', () => {
    const source =
      "/** As C16\n * and A45. */\nopen('https://a.test/B02', '%A4', D10) // T12, on D1\n{/* F01 */}"
    expect(idsInComments('app/cart/add.tsx', source)).toEqual(['C16', 'A45', 'T12', 'F01'])
    expect(idsInComments('functions/shop/a.sql', '-- See X09.\nSELECT B02')).toEqual(['X09'])
    expect(idsInComments('app/README.md', 'Compare K01.')).toEqual(['K01'])
  })

  it('see a column that is not up to date', () => {
    const row = (tests: string) => `| C04 | goes on | same | ${tests} |\nTests of C04`
    const found = new Map([['C04', ['app/cart/add.test.ts', 'tests/requests/cart-add.test.ts']]])
    const current = row('app/cart/add, requests/cart-add')
    expect(withTests(row('requests/gone'), found)).toBe(current)
    expect(withTests(row(''), found)).toBe(current)
    expect(withTests(current, found)).toBe(current)
  })

  it('see a row that no journey shows', () => {
    const document = '| C04 | a | same | |\n| C05 | b | form | |\n| C06 | c | script | |'
    const found = new Map([['C05', ['tests/requests/a.test.ts', 'tests/journeys/b.test.ts']]])
    expect(rowsWithoutJourney(document, found)).toEqual(['C04'])
  })

  it('see a call that no code sends', () => {
    const sources = new Map([
      ['app/backend/cart/cart-api.ts', "callBackend('CART', {}) // OLD cart"],
      ['app/backend/cart/cart.ts', "throw new BackendError('shape', 'CART')"],
      ['app/backend/http/call.ts', "if (key === 'CART') await callBackend(key)"],
    ])
    expect(unusedCalls(['CART', 'OLD'], sources)).toEqual(['OLD'])
    const row = (callers: string) => `| 7 | CART ¤ | GET | | lines | seen | ${callers} |`
    expect(withCallers(row('gone'), sources)).toBe(row('cart/cart-api'))
    const askers = new Map([
      ['app/backend/cart/one.ts', "const wire = await ask({ key: 'CART' })"],
      ['app/backend/cart/two.ts', "await answerOf(ask, { key: 'CART' }, read)"],
      ['app/backend/cart/three.ts', "task('CART')"],
    ])
    expect(withCallers(row('gone'), askers)).toBe(row('cart/one, cart/two'))
  })
})
