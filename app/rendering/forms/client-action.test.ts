import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ActionResult } from '~/session/response-data'

vi.mock('~/rendering/navigation/ready-to-render', () => ({ readyToRender: vi.fn() }))

// Another test of the same process may have loaded these modules without the stand-in.
vi.resetModules()
const { registerServerTexts } = await import('~/i18n/server-texts')
const { readyToRender } = await import('~/rendering/navigation/ready-to-render')
const { sendAction, sendCartAction } = await import('./client-action')

registerServerTexts()
let lang = 'tr'
beforeAll(
  () =>
    void vi.stubGlobal('document', {
      documentElement: {
        get lang() {
          return lang
        },
      },
    }),
)
afterAll(() => void vi.unstubAllGlobals())
beforeEach(
  () =>
    void vi
      .mocked(readyToRender)
      .mockReset()
      .mockResolvedValue(undefined as never),
)

const send = (serverAction: () => Promise<unknown>, by = sendAction) =>
  by({ serverAction } as unknown as Parameters<typeof sendAction>[0])
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'))

it('forwards a response unchanged', async () => {
  const answer: ActionResult = { notices: [], added: ['7'] }
  expect(await send(async () => answer)).toBe(answer)
})

it('[C15] [T05] without a response a notice is shown, and the form keeps its key', async () => {
  for (const [language, words] of [
    ['tr', 'Bağlantı kurulamadı'],
    ['en', 'no connection'],
    ['xx', 'Bağlantı kurulamadı'],
  ] as const) {
    lang = language
    const answer = await send(noConnection, sendCartAction)
    expect(answer.unchanged).toBe(true)
    expect(answer.notices).toHaveLength(1)
    expect(answer.notices[0]).toMatchObject({ tone: 'bad', offline: true })
    expect(answer.notices[0]?.text).toContain(words)
  }
})

it('[C15] only the cart’s actions say that the cart is still there', async () => {
  lang = 'tr'
  const textBy = async (by: typeof sendAction) => (await send(noConnection, by)).notices[0]?.text
  expect(await textBy(sendCartAction)).toContain('Sepetiniz duruyor')
  expect(await textBy(sendAction)).toContain('İnternet bağlantınız yok')
})

it('follows a redirect once its page can be rendered, else the browser opens it', async () => {
  const redirect = () => new Response(null, { status: 302, headers: { location: '/sepet' } })
  const loaded = redirect()
  await expect(send(() => Promise.reject(loaded))).rejects.toBe(loaded)
  expect(readyToRender).toHaveBeenCalledWith('/sepet')
  expect(loaded.headers.has('x-remix-reload-document')).toBe(false)
  vi.mocked(readyToRender).mockRejectedValue(new Error('offline'))
  const missing = redirect()
  await expect(send(() => Promise.reject(missing))).rejects.toBe(missing)
  expect(missing.headers.get('x-remix-reload-document')).toBe('yes')
})

it('[C15] [T05] a response that never comes counts as none after half a minute', async () => {
  vi.useFakeTimers()
  const answer = send(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  expect(await answer).toMatchObject({ unchanged: true, notices: [{ tone: 'bad' }] })
})

it('[C15] [T05] after an answer the half minute ends without another', async () => {
  vi.useFakeTimers()
  await send(async () => ({ notices: [] }))
  const read = vi.fn()
  vi.stubGlobal('document', {
    get documentElement() {
      return read()
    },
  })
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  expect(read).not.toHaveBeenCalled()
})
