import type { Call } from '../../app'
import { languageOf } from '../../session/call-preferences'
import { memberText } from '../messages'
import { isHeld } from './one-use'

/** A statement that mails a member that their password was changed. @param link the hash of a link's token, which has to be unused */
export function changedMail(call: Call, id: number, link = ''): D1PreparedStatement {
  const language = languageOf(call)
  const text = [memberText('passwordChanged', language), memberText('mailChanged', language)]
  return call.env.DB.prepare(
    `INSERT INTO outbox (kind, recipient, text, link, sent_at)
     SELECT 'mail', m.email, ?2, '/uye-sifre-hatirlat', unixepoch() FROM member m
     WHERE m.id = ?1 AND (?3 = '' OR ${isHeld('?3')})`,
  ).bind(id, text.join('\n\n'), link)
}
