import { privateAnswer } from '../answer'
import { newArea } from '../app'
import { readLanguage } from '../locale'
import { chooseLanguage } from '../session/queries'
import { sessionIdOf } from '../session/session'

/** The shopper's language. */
export const language = newArea()

language.get('/srv/service/language/change/:language/:linkType?/:linkTableId?', async (call) => {
  const wanted = readLanguage(call.req.param('language'))
  if (!wanted) return privateAnswer(call, { success: false, link: '' })

  const id = await sessionIdOf(call)
  if (id) await chooseLanguage(call.env.DB, id, wanted)
  const link = await linkIn(
    call.env.DB,
    wanted,
    call.req.param('linkType') ?? '',
    Number(call.req.param('linkTableId')),
  )
  // Without a page of that kind the client goes to the home of the language.
  return privateAnswer(call, { success: true, link: link ?? (wanted === 'tr' ? '' : wanted) })
})

/** The same page's address in another language, or null. Link type `page` is a page of prose or the home. */
function linkIn(
  db: D1Database,
  wanted: string,
  linkType: string,
  targetId: number,
): Promise<string | null> {
  if (!Number.isInteger(targetId)) return Promise.resolve(null)
  const kind = linkType === 'page' ? (targetId === 0 ? 'home' : 'content') : linkType
  return db
    .prepare(
      `SELECT path FROM page_link
       WHERE kind = ?1 AND target_id = ?2 AND language = ?3 AND moved = 0`,
    )
    .bind(kind, targetId, wanted)
    .first<string>('path')
}
