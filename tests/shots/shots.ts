import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import type { Language } from '../../app/i18n/languages'
import { demoCases } from '../../functions/shop/seed/demo/demo-cases'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import { pathsOf } from '../support/links'
import { openWorkers, prepareWorkers } from '../support/two-workers'
import { desktopAgent, phoneAgent } from '../support/visitor'
import { furtherPages } from './further-pages'
import { memberDataPages } from './member-data-pages'
import { orderPages } from './order-pages'
import { ownPages } from './own-pages'
import { pages } from './pages'
import { makeSheets, type Screenshot } from './sheet'
import type { Place, Shot } from './shot'
import { windows } from './windows'

/**
 * `npm run shots`: every page and state at 390, 768, 1280 and 1920 px, in Turkish and Arabic, light and dark, with and
 * without script, and sheets per page. `npm run shots -- product cart` takes only these pages, `--looks="ar dark"` only
 * the looks with these words in their names (`tr light 390 no script`); several are parted by commas.
 */
type Look = {
  language: Language
  scheme: 'light' | 'dark'
  width: number
  script: boolean
  view?: Shot['view']
}

const folder = 'shots'
const shots: Shot[] = [
  ...pages,
  ...orderPages,
  ...ownPages,
  ...memberDataPages,
  ...furtherPages,
  ...windows,
]
const onOff = [true, false]
const looks: Look[] = (['tr', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [390, 768, 1280, 1920].flatMap((width) =>
      onOff.map((script) => ({ language, scheme, width, script })),
    ),
  ),
)
/** A state for a width, a medium or colors is taken only that way. */
function looksOf({ view, screen, after }: Shot): Look[] {
  if (screen && after?.needsScript) return looks.filter(({ script }) => script)
  if (!view) return looks
  const one = { scheme: 'light', width: view.width ?? 390, script: true, view } as const
  return (view.language ? [view.language] : (['tr', 'ar'] as const)).map((language) => ({
    ...one,
    language,
  }))
}

const nameOf = ({ language, scheme, width, script }: Look): string =>
  `${language} ${scheme} ${width} ${script ? 'script' : 'no script'}`

const browserOf = ({ language, scheme, width, script, view }: Look): BrowserContextOptions => ({
  forcedColors: view?.forcedColors ? 'active' : 'none',
  viewport: { width, height: width < 700 ? 844 : 900 },
  deviceScaleFactor: width < 700 ? 2 : 1,
  colorScheme: scheme,
  locale: language,
  timezoneId: 'Europe/Istanbul',
  javaScriptEnabled: script,
  userAgent: width < 700 ? phoneAgent : desktopAgent,
  reducedMotion: 'reduce',
})

const troubles: string[] = []

/** Runs in the page: loads lazy content, so that the whole page is in the picture. */
async function showPictures(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}

async function take(browser: Browser, origin: string, shot: Shot, look: Look, fixtures: Place) {
  const context = await browser.newContext(browserOf(look))
  const page = await context.newPage()
  const name = `${shot.page}: ${shot.state}, ${nameOf(look)}`
  page.on('pageerror', (error) => troubles.push(`${name}: ${error.message}`))
  try {
    await shot.before?.(page, fixtures, origin)
    if (look.view?.print) await page.emulateMedia({ media: 'print' })
    await page.goto(origin + shot.path(fixtures), { waitUntil: 'load' })
    if (shot.after && (look.script || !shot.after.needsScript)) await shot.after.act(page)
    await page.evaluate(showPictures)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > look.width) troubles.push(`${name}: the page is ${width} px wide`)
    const file = path.join(folder, shot.page, `${shot.state} ${nameOf(look)}.png`)
    await page.screenshot({ path: file, fullPage: !shot.screen })
    const taken: Screenshot = {
      file,
      state: shot.state,
      look: nameOf(look),
      wide: look.width > 700,
    }
    return taken
  } catch (error) {
    troubles.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    return null
  } finally {
    await context.close()
  }
}

const looksOption = '--looks='
const wanted = process.argv.slice(2).filter((word) => !word.startsWith(looksOption))
const onlyLooks = process.argv
  .find((word) => word.startsWith(looksOption))
  ?.slice(looksOption.length)
  .split(',')
const isWanted = (look: Look) => onlyLooks?.some((words) => nameOf(look).includes(words)) ?? true
const chosen = shots.filter(({ page }) => wanted.length === 0 || wanted.includes(page))
if (chosen.length === 0) {
  console.error(`No such page. There are: ${[...new Set(shots.map((s) => s.page))].join(', ')}.`)
  process.exit(1)
}

await prepareWorkers()
/** The product whose reviews fail, to show a failed late part. */
const broken = `/srv/service/product-detail/comments/${demoCases.onePicture.id}`
const shop = await openWorkers({
  pictures: true,
  backend: async (request, pass) =>
    new URL(request.url).pathname === broken ? new Response('', { status: 500 }) : pass(request),
})
const executablePath = findChromium()
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath ? { executablePath } : {}),
})
const fixturesOf = new Map<Language, Place>()
const turkish = await pathsOf(shop, 'product')
/** The orders of so many pictures would sell out what the first pages show; what is nearly sold out stays so. */
const idsOfFirst = 'SELECT target_id FROM link WHERE path IN (?1, ?2)'
for (const sql of [
  `UPDATE sub_product SET stock = 100000 WHERE stock > 2 AND product_id IN (${idsOfFirst})`,
  `UPDATE product SET stock = 100000 WHERE stock > 2 AND id IN (${idsOfFirst})`,
])
  await shop.db
    .prepare(sql)
    .bind(...turkish.slice(0, 2).map((one) => one.slice(1)))
    .run()
for (const language of ['tr', 'ar', 'de'] as const) {
  const products = await pathsOf(shop, 'product', language)
  fixturesOf.set(language, {
    language,
    products,
    demo: (name) => products[turkish.indexOf(`/${demoCases[name].slug}`)] ?? '/boyle-bir-urun-yok',
    categories: await pathsOf(shop, 'category', language),
    contents: await pathsOf(shop, 'content', language),
  })
}

for (const name of new Set(chosen.map(({ page }) => page))) {
  rmSync(path.join(folder, name), { recursive: true, force: true })
  mkdirSync(path.join(folder, name), { recursive: true })
  const work = chosen
    .filter(({ page }) => page === name)
    .flatMap((shot) =>
      looksOf(shot)
        .filter(isWanted)
        .map((look) => ({ shot, look })),
    )
  const taken: Screenshot[] = []
  // Two at a time: one per core.
  for (let i = 0; i < work.length; i += 2) {
    const pair = work.slice(i, i + 2).flatMap(({ shot, look }) => {
      const fixtures = fixturesOf.get(look.language)
      return fixtures ? [take(browser, shop.url, shot, look, fixtures)] : []
    })
    taken.push(...(await Promise.all(pair)).filter((one) => one !== null))
  }
  const sheets = await makeSheets(browser, folder, name, taken)
  console.log(`${sheets.join(', ')}  (${taken.length} pictures)`)
}
await browser.close()
await shop.close()
for (const trouble of troubles) console.log(`  ! ${trouble}`)
