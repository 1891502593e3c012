import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { maxPending, type SyncAnswer, syncAfterMs } from '~/favourites/favourite-rules'
import { HeartBatches } from './heart-batches'

type Sent = { changes: string[]; answer: (body: SyncAnswer) => Promise<void>; fail: () => void }

let waiting: string[]
let sent: Sent[]
const settled = vi.fn<(changes: string[], failed: string[]) => void>()
const onAnswer = vi.fn()
const onOtherMember = vi.fn(async () => {})
const onSend = vi.fn()

const stored: SyncAnswer = { member: '7', ids: [], failed: [] }
const changesSent = () => sent.map(({ changes }) => changes)

/** Holds what is posted until the test answers it. */
function post(_address: string, { body, keepalive }: RequestInit): Promise<Response> {
  expect(keepalive).toBe(true)
  return new Promise((resolve, reject) => {
    const answer = async (answered: SyncAnswer) => {
      resolve(Response.json(answered))
      await vi.advanceTimersByTimeAsync(0)
    }
    const fail = () => reject(new TypeError('lost'))
    sent.push({ changes: (body as URLSearchParams).getAll('fav'), answer, fail })
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', post)
  vi.spyOn(console, 'warn').mockReturnValue()
  waiting = []
  sent = []
})
afterEach(() => vi.clearAllTimers())
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const batches = () =>
  new HeartBatches(
    { pending: () => waiting, settled },
    { address: () => '/sync', member: () => '7', onSend, onAnswer, onOtherMember },
  )

describe('batches of hearts', () => {
  it('[F03] go a minute after the first heart, or at once above ten', async () => {
    const some = batches()
    waiting = ['1']
    some.plan()
    await vi.advanceTimersByTimeAsync(syncAfterMs - 1)
    waiting = ['1', '-2']
    some.plan()
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(changesSent()).toEqual([['1', '-2']])
    expect(onSend).toHaveBeenCalledOnce()
    waiting = Array.from({ length: maxPending + 1 }, (_, at) => `${at}`)
    batches().plan()
    expect(sent).toHaveLength(2)
  })

  it('[F03] are sent once, however often the page is left', async () => {
    const some = batches()
    some.send()
    expect(sent).toEqual([])
    waiting = ['1']
    some.send()
    some.send()
    some.plan()
    await vi.advanceTimersByTimeAsync(syncAfterMs)
    expect(changesSent()).toEqual([['1']])
    expect(some.isSending).toBe(true)
    waiting = ['-1']
    some.send()
    expect(changesSent()).toEqual([['1'], ['-1']])
  })

  it('[F03] change nothing by an answer that comes after a later one’s', async () => {
    const some = batches()
    waiting = ['1']
    some.send()
    waiting = ['-1']
    some.send()
    await sent[1]?.answer(stored)
    await sent[0]?.answer(stored)
    expect(settled.mock.calls.map(([changes]) => changes)).toEqual([['-1']])
    expect(some.answered).toBe(2)
  })

  it('[F03] [F05] tell what the shop refused, and go again when no answer came', async () => {
    const some = batches()
    waiting = ['1']
    some.send()
    sent[0]?.fail()
    await vi.advanceTimersByTimeAsync(syncAfterMs)
    expect(sent).toHaveLength(2)
    const failed = [{ id: '1', title: '', text: '' }]
    await sent[1]?.answer({ ...stored, failed })
    expect(settled).toHaveBeenCalledWith(['1'], ['1'], Date.now())
    expect(onAnswer).toHaveBeenCalledWith(failed)
  })

  it('[F03] are not settled by an answer to somebody else', async () => {
    waiting = ['1']
    batches().send()
    await sent[0]?.answer({ ...stored, member: '' })
    expect(onOtherMember).toHaveBeenCalledOnce()
    expect(settled).not.toHaveBeenCalled()
  })
})
