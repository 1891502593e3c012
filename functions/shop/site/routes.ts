import { privateAnswer, publicAnswer } from '../answer'
import { memberIdOf, newArea } from '../app'
import { answerPage } from '../catalog/page'
import { currencyOf, hasOwnCurrency, languageOf } from '../session/call-preferences'
import { siteGlobals } from './globals'
import { LINKS_PER_PAGE, readLinks } from './links-queries'

/** The calls that every page needs: our own (get-globals, get-page, get-links) and the cookie consent. */
export const site = newArea()

site.get('/srv/service/site/get-globals', async (call) => {
  const globals = await siteGlobals(call, languageOf(call), await currencyOf(call))
  const isPersonal = hasOwnCurrency(call) || memberIdOf(call) > 0
  return isPersonal ? privateAnswer(call, globals) : publicAnswer(call, globals)
})

site.get('/srv/service/site/get-page', answerPage)

site.get('/srv/service/site/get-links', async (call) => {
  const page = Math.max(1, Math.floor(Number(call.req.query('page')) || 1))
  const { rows, total } = await readLinks(call.env.DB, page)
  return publicAnswer(call, {
    LINKS: rows.map((row) => ({
      TYPE: row.kind,
      ID: String(row.target_id),
      LINKS: JSON.parse(row.links),
      DATE: new Date(row.created_at * 1000).toISOString().slice(0, 10),
    })),
    TOTAL: total,
    PAGE_NO: page,
    PAGE_SIZE: LINKS_PER_PAGE,
  })
})

site.get('/srv/service/site/get-cookie-law', async (call) => {
  const law = await call.env.DB.prepare(
    `SELECT (SELECT value ->> ?1 FROM setting WHERE name = 'COOKIE_LAW_TITLE') AS Title,
       (SELECT value ->> ?1 FROM setting WHERE name = 'COOKIE_LAW_TEXT') AS Content`,
  )
    .bind(languageOf(call))
    .first()
  return publicAnswer(call, law)
})
