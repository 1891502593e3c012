import { html } from 'hono/html'
import type { Call } from '../app'
import { newArea } from '../app'
import { field, readForm } from '../form'
import { providerFrame } from '../provider-frame'
import { sha256 } from '../session/session'
import { isPlatform, type Platform, peopleAt } from './people'

/** How long a code is valid for its exchange, in seconds (RFC 6749 §4.1.2 allows at most ten minutes). */
const CODE_SECONDS = 60

const NAMES = { google: 'Google', apple: 'Apple', facebook: 'Facebook', twitter: 'Twitter' }

/** The reference provider: it replaces Google, Apple, Facebook and Twitter, on the shop's own origin. */
export const provider = newArea()

function returnUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
}

function platformOf(call: Call): Platform | null {
  const word = call.req.param('platform')
  return call.env.OWN_ORIGIN && isPlatform(word) ? word : null
}

provider.get('/saglayici/:platform', (call) => {
  const platform = platformOf(call)
  const redirectUri = call.req.query('redirect_uri') ?? ''
  if (!platform || !returnUrl(redirectUri)) return call.notFound()
  const name = NAMES[platform]
  const people = peopleAt(platform).map(
    ({ subject, name: first, surname, email }) =>
      html`<button name="subject" value="${subject}">${first} ${surname}<small>${email}</small></button>`,
  )
  const body = html`<p>Bu sayfa, deneme mağazasında ${name} yerine durur.</p><form method="post" class="people">
<input type="hidden" name="state" value="${call.req.query('state') ?? ''}"><input type="hidden" name="redirect_uri" value="${redirectUri}">
${people}<button name="subject" value="">Vazgeç</button></form>`
  return providerFrame(call, { language: 'tr', title: `${name} hesabı seç`, body })
})

provider.post('/saglayici/:platform', async (call) => {
  const platform = platformOf(call)
  const fields = await readForm(call)
  const back = returnUrl(field(fields, 'redirect_uri'))
  if (!platform || !back) return call.notFound()
  back.searchParams.set('state', field(fields, 'state'))
  const person = peopleAt(platform).find(({ subject }) => subject === field(fields, 'subject'))
  if (!person) back.searchParams.set('error', 'access_denied')
  else back.searchParams.set('code', await newCode(call.env.DB, platform, person.subject))
  call.header('Cache-Control', 'no-store')
  return call.redirect(back.href, 303)
})

async function newCode(db: D1Database, platform: Platform, subject: string): Promise<string> {
  const code = crypto.randomUUID()
  await db.batch([
    db.prepare('DELETE FROM provider_code WHERE expires_at < unixepoch()'),
    db
      .prepare('INSERT INTO provider_code VALUES (?1, ?2, ?3, unixepoch() + ?4)')
      .bind(await sha256(code), platform, subject, CODE_SECONDS),
  ])
  return code
}

/** Exchanges a code for its account, once; null for an unknown, foreign, used or expired code. */
export async function exchangeCode(db: D1Database, platform: Platform, code: string) {
  const row = await db
    .prepare(
      `DELETE FROM provider_code WHERE hash = ?1 AND platform = ?2 AND expires_at >= unixepoch()
       RETURNING subject`,
    )
    .bind(await sha256(code), platform)
    .first<{ subject: string }>()
  return peopleAt(platform).find(({ subject }) => subject === row?.subject) ?? null
}
