import { privateAnswer } from '../answer'
import { newArea } from '../app'
import { readLanguage } from '../locale'
import { chooseLanguage } from '../session/queries'
import { sessionIdOf } from '../session/session'

export const language = newArea()

language.get('/srv/service/language/change/:language/:linkType?/:linkTableId?', async (call) => {
  const target = readLanguage(call.req.param('language'))
  if (!target) return privateAnswer(call, { success: false, link: '' })

  const id = await sessionIdOf(call)
  if (id) await chooseLanguage(call.env.DB, id, target)
  const link = await linkIn(
    call.env.DB,
    target,
    call.req.param('linkType') ?? '',
    Number(call.req.param('linkTableId')),
  )
  // Without a page of that kind the client goes to the language's home page.
  return privateAnswer(call, { success: true, link: link ?? (target === 'tr' ? '' : target) })
})

/** The same page's address in another language, or null. Link type `page` is a content page or the home page. */
function linkIn(
  db: D1Database,
  target: string,
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
    .bind(kind, targetId, target)
    .first<string>('path')
}
