import { expect, it } from 'vitest'
import { backend as answering, contextOf } from '../../../tests/support/call-context'
import { openLedgerApi } from './ledger-api'

const clientOf = (body: unknown) =>
  openLedgerApi(contextOf(answering({ '': () => Response.json(body) }).fetch))
const kindOf = ({ kind }: { kind: string }) => kind

it('[W02] movements are read from any status that is a success, and from no other', async () => {
  const data = [{ DATE: '01.11.2026', BALANCE: 5 }]
  for (const status of [1, '1', true])
    expect(await clientOf({ status, data }).movements()).toMatchObject([{ balance: 500 }])
  expect(await clientOf({ status: 1, data: null }).movements()).toEqual([])
  for (const body of [{ status: 'x', data }, { data }, { status: 1 }])
    expect(await clientOf(body).movements().catch(kindOf)).toBe('shape')
})
