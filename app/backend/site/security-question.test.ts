import { expect, it } from 'vitest'
import { backend, contextOf, makeIdentity } from '../../../tests/support/call-context'
import { securityQuestionOf, securitySoundOf } from './security-question'

const file = (type: string, headers: Record<string, string> = {}) =>
  new Response('abc', { headers: { 'content-type': type, ...headers } })
const captcha = (row: object) => () => Response.json({ status: true, data: [row] })

it('[L07] [Z30] the picture is fetched with the visitor’s cookies, and its new cookies are kept', async () => {
  const { sent, fetch } = backend({
    '/captcha/': captcha({ path: '/SecCode.php?k=1', audio: '/SecCode.php?audio=1' }),
    '/SecCode.php': () => file('image/png', { 'set-cookie': 'CODE=b' }),
  })
  const identity = makeIdentity()
  const question = await securityQuestionOf('login', contextOf(fetch, identity))
  expect(question).toEqual({
    text: '',
    picture: 'data:image/png;base64,YWJj',
    audio: '/SecCode.php?audio=1',
  })
  expect(sent.map(({ headers }) => headers.get('cookie'))).toEqual(['SID=a', 'SID=a'])
  expect(identity.cookies).toEqual({ SID: 'a', CODE: 'b' })
})

it('[L07] a shop that answers HTML, or lacks the call, names the picture otherwise', async () => {
  const html =
    '<div><img class="c" src="/SecCode.php?a=1&amp;b=2"><audio src="/ses.mp3"></audio></div>'
  const shop = backend({
    '/captcha/': () => new Response(html),
    '/SecCode.php': () => file('image/gif'),
  })
  const read = await securityQuestionOf('login', contextOf(shop.fetch))
  expect(read).toMatchObject({ picture: 'data:image/gif;base64,YWJj', audio: '/ses.mp3' })
  expect(shop.sent.at(-1)?.search).toBe('?a=1&b=2')
  const other = backend({
    '/captcha/': () => new Response('', { status: 404 }),
    '/SecCode.php': () => file('image/png'),
  })
  const found = await securityQuestionOf(
    'customer-register',
    contextOf(other.fetch),
    '/SecCode.php',
  )
  expect(found?.picture).toMatch(/^data:image\/png/)
  await expect(securityQuestionOf('login', contextOf(other.fetch))).rejects.toThrow('404')
})

it('[L07] a shop that leads from the call to a page of its own lacks it too', async () => {
  const { fetch } = backend({
    '/captcha/': () => new Response(null, { status: 302, headers: { location: '/' } }),
    '/SecCode.php': () => file('image/png'),
  })
  const found = await securityQuestionOf('customer-register', contextOf(fetch), '/SecCode.php')
  expect(found?.picture).toMatch(/^data:image\/png/)
  await expect(securityQuestionOf('login', contextOf(fetch))).rejects.toThrow('redirect')
})

it('[L07] [T92] a file of another host, of another kind or too large is not read', async () => {
  const of = async (path: string, answer: () => Response) => {
    const { sent, fetch } = backend({ '/': answer })
    return [await securitySoundOf(path, contextOf(fetch)), sent.length]
  }
  expect(await of('https://other.test/a.mp3', () => file('audio/mpeg'))).toEqual([null, 0])
  expect(await of('//other.test/a.mp3', () => file('audio/mpeg'))).toEqual([null, 0])
  expect(await of('/a', () => file('text/html'))).toEqual([null, 1])
  expect(await of('/a', () => file('audio/mpeg', { 'content-length': '2000001' }))).toEqual([
    null,
    1,
  ])
  let pulled = 0
  const endless = new ReadableStream({
    pull(stream) {
      pulled += 1
      stream.enqueue(new Uint8Array(1_000_000))
    },
  })
  const headers = { 'content-type': 'audio/mpeg' }
  expect(await of('/a', () => new Response(endless, { headers }))).toEqual([null, 1])
  expect(pulled).toBeLessThan(6)
  expect(await of('/a', () => new Response('', { status: 404 }))).toEqual([null, 1])
  const [sound] = await of('/a', () => file('audio/wav'))
  expect(sound).toMatchObject({ type: 'audio/wav' })
})
