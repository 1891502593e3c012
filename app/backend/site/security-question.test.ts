import { expect, it } from 'vitest'
import { backend, contextOf, makeIdentity } from '../../../tests/support/call-context'
import { securityQuestionOf, securitySoundOf } from './security-question'

const bytesOf = (letters: string) => Uint8Array.from(letters, (one) => one.charCodeAt(0))
const starts = {
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/jpeg': '\xff\xd8\xff\xe0',
  'image/gif': 'GIF89a',
  'image/webp': 'RIFF1234WEBP',
}
const file = (type: string, headers: Record<string, string> = {}, letters = 'abc') =>
  new Response(bytesOf(letters), { headers: { 'content-type': type, ...headers } })
const gif = (type = 'image/gif', headers = {}) => file(type, headers, starts['image/gif'])
const gifData = `data:image/gif;base64,${btoa(starts['image/gif'])}`
const captcha = (row: object) => () => Response.json({ status: true, data: [row] })

it('[L07] [Z30] the picture is fetched with the visitor’s cookies, and its new cookies are kept', async () => {
  const { sent, fetch } = backend({
    '/captcha/': captcha({ path: '/SecCode.php?k=1', audio: '/SecCode.php?audio=1' }),
    '/SecCode.php': () => gif('image/png', { 'set-cookie': 'CODE=b' }),
  })
  const identity = makeIdentity()
  const question = await securityQuestionOf('login', contextOf(fetch, identity))
  expect(question).toEqual({
    text: '',
    picture: gifData,
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
    '/SecCode.php': () => gif(),
  })
  const read = await securityQuestionOf('login', contextOf(shop.fetch))
  expect(read).toMatchObject({ picture: gifData, audio: '/ses.mp3' })
  expect(shop.sent.at(-1)?.search).toBe('?a=1&b=2')
  const other = backend({
    '/captcha/': () => new Response('', { status: 404 }),
    '/SecCode.php': () => gif(),
  })
  const found = await securityQuestionOf(
    'customer-register',
    contextOf(other.fetch),
    '/SecCode.php',
  )
  expect(found?.picture).toBe(gifData)
  await expect(securityQuestionOf('login', contextOf(other.fetch))).rejects.toThrow('404')
})

it('[L07] a shop that leads from the call to a page of its own lacks it too', async () => {
  const { fetch } = backend({
    '/captcha/': () => new Response(null, { status: 302, headers: { location: '/' } }),
    '/SecCode.php': () => gif(),
  })
  const found = await securityQuestionOf('customer-register', contextOf(fetch), '/SecCode.php')
  expect(found?.picture).toBe(gifData)
  await expect(securityQuestionOf('login', contextOf(fetch))).rejects.toThrow('redirect')
})

const namedBy = (row: object, picture: () => Response) =>
  backend({ '/captcha/': captcha(row), '/SecCode.php': picture })
const pictureOf = async ({ fetch }: ReturnType<typeof backend>, formPath?: string) =>
  (await securityQuestionOf('login', contextOf(fetch), formPath))?.picture

it('[L07] [T92] a picture is known by its first bytes, whatever its answer says', async () => {
  for (const declared of ['application/octet-stream', 'text/html', 'image/png', ''])
    for (const [type, letters] of Object.entries(starts)) {
      const shop = namedBy({ path: '/SecCode.php' }, () => file(declared, {}, letters))
      expect(await pictureOf(shop)).toBe(`data:${type};base64,${btoa(letters)}`)
    }
  const page = '<html><svg></svg></html>'
  for (const [type, letters] of [
    ['image/png', page],
    ['text/html', '<svg></svg>'],
    ['image/png', 'RIFF1234WAVE'],
    ['image/png', ''],
  ] as const)
    expect(await pictureOf(namedBy({ path: '/SecCode.php' }, () => file(type, {}, letters)))).toBe(
      undefined,
    )
  const svg = namedBy({ path: '/SecCode.php' }, () => file('image/svg+xml', {}, '<svg></svg>'))
  expect(await pictureOf(svg)).toBe(`data:image/svg+xml;base64,${btoa('<svg></svg>')}`)
})

it('[L07] [T92] one redirect is followed on the shop’s own host, with its cookies', async () => {
  const led = (location: string, more: Record<string, () => Response> = {}) =>
    backend({
      '/captcha/': captcha({ path: '/SecCode.php' }),
      '/SecCode.php': () =>
        new Response(null, { status: 302, headers: { location, 'set-cookie': 'CODE=b' } }),
      ...more,
    })
  const origin = contextOf(async () => new Response()).origin
  for (const location of ['/kod/a.gif', 'kod/a.gif', `${origin}/kod/a.gif`]) {
    const shop = led(location, { '/kod/': () => gif('text/plain') })
    expect(await pictureOf(shop)).toBe(gifData)
    expect(shop.sent.at(-1)?.headers.get('cookie')).toBe('SID=a; CODE=b')
  }
  for (const location of ['https://other.test/kod/a.gif', '//other.test/a.gif', 'http://', '']) {
    const shop = led(location, { '/kod/': () => gif() })
    expect([await pictureOf(shop), shop.sent.length]).toEqual([undefined, 2])
  }
  const loop = led('/SecCode.php')
  expect([await pictureOf(loop), loop.sent.length]).toEqual([undefined, 3])
})

it.each<[string, () => Response]>([
  ['is missing', () => new Response('', { status: 404 })],
  ['is refused by JSON', () => Response.json({ status: false }, { status: 404 })],
  ['leads to a page', () => new Response(null, { status: 302, headers: { location: '/' } })],
  ['names nothing', () => Response.json({ status: true, data: [] })],
  ['names an empty picture', captcha({ path: '' })],
  ['says nothing', () => Response.json({ status: true })],
  ['is a page without a picture', () => new Response('<p>Kod</p>')],
])('[L07] [Z30] where call 30 %s, the platform’s own picture is tried', async (_what, answer) => {
  const shop = backend({ '/captcha/': answer, '/SecCode.php': () => gif() })
  expect(await pictureOf(shop, '')).toBe(gifData)
  expect(shop.sent.at(-1)).toMatchObject({ path: '/SecCode.php', search: '' })
  expect(shop.sent.at(-1)?.headers.get('cookie')).toBe('SID=a')
  const without = backend({ '/captcha/': answer, '/SecCode.php': () => file('text/html') })
  expect(await pictureOf(without, '')).toBeUndefined()
  const optional = backend({ '/captcha/': answer, '/SecCode.php': () => gif() })
  await pictureOf(optional).catch(() => undefined)
  expect(optional.sent.map(({ path }) => path)).not.toContain('/SecCode.php')
})

it('[L07] [Z30] an answer may name its picture by a text alone', async () => {
  for (const data of [['/SecCode.php?a=1&amp;b=2'], '/SecCode.php?a=1&amp;b=2']) {
    const shop = backend({
      '/captcha/': () => Response.json({ status: true, data }),
      '/SecCode.php': () => gif(),
    })
    expect(await pictureOf(shop)).toBe(gifData)
    expect(shop.sent.at(-1)?.search).toBe('?a=1&b=2')
  }
})

it('[L07] words need no picture', async () => {
  const shop = backend({ '/captcha/': captcha({ question: '1 + 1' }), '/SecCode.php': () => gif() })
  const context = contextOf(shop.fetch)
  expect(await securityQuestionOf('login', context, '')).toMatchObject({
    text: '1 + 1',
    picture: '',
  })
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
  const [unnamed] = await of('/a', () => file('text/html', {}, 'RIFF1234WAVE'))
  expect(unnamed).toMatchObject({ type: 'audio/wav' })
  expect(await of('http://', () => file('audio/wav'))).toEqual([null, 0])
})
