import type { Env } from '../env'
import { settingOf } from '../member/queries'

const maxTries = 5
const answerMs = 8000
/** A Worker may go on for half a minute after its answer. */
const workMs = 15_000
const subjectLength = 150

type Mail = { id: number; recipient: string; text: string; link: string; tries: number }

/** Takes the next mail, so that no other request sends it; one of yesterday is of no use any more. */
const claim = (db: D1Database): Promise<Mail | null> =>
  db
    .prepare(
      `UPDATE outbox SET try_at = NULL, tries = tries + 1 WHERE id =
         (SELECT id FROM outbox WHERE kind = 'mail' AND try_at <= unixepoch()
          AND sent_at > unixepoch() - 86400 ORDER BY id LIMIT 1)
       RETURNING id, recipient, text, link, tries`,
    )
    .first<Mail>()

/** @returns the HTTP status; 0 without an answer */
async function post(env: Env, from: string, { id, recipient, text, link }: Mail): Promise<number> {
  const [subject = ''] = text.split('\n')
  const body = {
    from,
    to: recipient,
    subject: subject.slice(0, subjectLength),
    text: link ? `${text}\n\n${env.SITE_ORIGIN}${link}` : text,
  }
  try {
    const answer = await fetch(env.MAIL_URL ?? '', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${env.MAIL_TOKEN}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `${env.SITE_ORIGIN}/outbox/${id}`,
      },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}

async function send(env: Env, from: string, mail: Mail): Promise<void> {
  const status = await post(env, from, mail)
  if (status >= 200 && status < 300) {
    await env.DB.prepare('UPDATE outbox SET delivered_at = unixepoch() WHERE id = ?1')
      .bind(mail.id)
      .run()
    return
  }
  // biome-ignore lint/suspicious/noConsole: the Worker's log is the console.
  console.error(JSON.stringify({ mail: mail.id, tries: mail.tries, status }))
  if (mail.tries >= maxTries) return
  await env.DB.prepare('UPDATE outbox SET try_at = unixepoch() + ?2 WHERE id = ?1')
    .bind(mail.id, 60 * 5 ** (mail.tries - 1))
    .run()
}

/** Posts the mails that wait to MAIL_URL. A failed one is tried again after 1, 5, 25 and 125 minutes. */
export async function sendMails(env: Env): Promise<void> {
  if (!env.MAIL_URL) return
  const from = await settingOf(env.DB, 'MAIL_FROM')
  if (!from) throw new Error('The shop’s settings name no sender of mails: mailFrom.')
  const until = Date.now() + workMs
  for (let mail = await claim(env.DB); mail; mail = await claim(env.DB)) {
    await send(env, from, mail)
    if (Date.now() > until) return
  }
}
