import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { account } from '../support/member'
import { answerOf } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
/** The storefront's calls to the shop: the remaining time of a response is the shop's own work. */
let calls: string[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, real) => {
      const { pathname } = new URL(request.url)
      const body = await request.clone().text()
      const answer = await real(request)
      calls.push(`${request.method} ${pathname} ${body} ${answer.status}`)
      return answer
    },
  })
})
afterAll(() => shop.close())

/** Resets the counter of each try, so that every one is checked as if it were the first. */
const forget = () =>
  shop.db.batch(
    ['sign_in_failure', 'act_count', 'one_time_code'].map((table) =>
      shop.db.prepare(`DELETE FROM ${table}`),
    ),
  )
beforeEach(async () => {
  await shop.visitor().get('/uye-girisi-sayfasi')
})

type Form = { path: string; fields: (name: string) => Record<string, string>; needsCode?: boolean }

/** Sends the form as a new visitor. @returns the response, and its calls in order */
async function sent({ path, fields, needsCode }: Form, name: string) {
  const visitor = shop.visitor()
  const page = needsCode ? await (await visitor.get(path)).text() : ''
  await forget()
  calls = []
  const answer = await visitor.post(path, {
    ...fields(name),
    ...(needsCode ? { security_code: answerOf(page) } : {}),
  })
  const html = await answer.text()
  // The picture of the security question differs for each request.
  const message = html.replace(/data:image[^"]*/g, '')
  const length = message.length - (message.split(name).length - 1) * name.length
  const cookies = [...visitor.cookies.keys()].sort()
  const callsMade = calls.map((one) =>
    one
      .replaceAll(encodeURIComponent(name), '…')
      .replaceAll(name, '…')
      // The security question differs each time too.
      .replace(/security_code=\d+/, 'security_code=…'),
  )
  return { status: answer.status, to: answer.headers.get('location'), length, cookies, callsMade }
}

let strangers = 0
const strangerMail = () => {
  strangers += 1
  return `yabanci${String(strangers).padStart(4, '0')}@ornek.test`
}
const strangerPhone = () => {
  strangers += 1
  return `9055599${String(strangers).padStart(5, '0')}`
}

const { email, phone } = account('plain')
// The work within a call is compared in functions/shop/auth/same-work.test.ts.
it.each<[string, Form, string, () => string]>([
  [
    'signing in',
    {
      path: '/uye-girisi-sayfasi',
      fields: (username) => ({ tip: 'eposta', username, password: 'yanlis-sifre' }),
    },
    email,
    strangerMail,
  ],
  [
    'a code',
    { path: '/tek-kullanimlik-kod', fields: (name) => ({ adim: 'iste', phone: name }) },
    phone,
    strangerPhone,
  ],
  ['the newsletter', { path: '/bulten', fields: (name) => ({ email: name }) }, email, strangerMail],
  [
    'a forgotten password',
    { path: '/uye-sifre-hatirlat', fields: (name) => ({ name }), needsCode: true },
    email,
    strangerMail,
  ],
])(
  '[T66] %s answers a stranger like a member, with the same calls',
  async (_, form, known, unknown) => {
    await shop.db
      .prepare('INSERT OR REPLACE INTO newsletter (email, created_at, is_active) VALUES (?1, 1, 1)')
      .bind(email)
      .run()
    // Data shared by all shoppers is loaded once.
    await sent(form, unknown())
    for (let time = 0; time < 3; time += 1) {
      const answer = await sent(form, known)
      expect(answer.callsMade).not.toEqual([])
      expect(await sent(form, unknown())).toEqual(answer)
    }
  },
)
