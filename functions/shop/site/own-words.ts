import type { Language } from '../locale'
import type { Settings } from './settings'

export type PageLinkRow = { code: string; title: string; path: string }

/** The content pages in a language. */
export function pageLinks(db: D1Database, language: Language): D1PreparedStatement {
  return db
    .prepare(
      `SELECT c.code, c.title ->> ?1 AS title, l.path FROM content c
       JOIN link l ON l.kind = 'content' AND l.target_id = c.id AND l.language = ?1 AND l.moved = 0`,
    )
    .bind(language)
}

type Words = Record<Language, string>

/** What the owner's settings say: app, colours, logo, footer and notes; nothing without them. */
export function brandAndWords(settings: Settings, pages: PageLinkRow[], language: Language) {
  const { text, translated, json } = settings
  const pageOf = (code: string) => pages.find((page) => page.code === code)
  const app = pageOf(text('MOBILE_APP_PAGE'))
  const colours = json<{ accent: string; onAccent: string } | null>('COLOURS', null)
  const logo = json<{ url: string; width: number; height: number } | null>('LOGO', null)
  return {
    MOBILE_APP: app && {
      TITLE: translated('MOBILE_APP_TITLE'),
      TEXT: translated('MOBILE_APP_TEXT'),
      URL: `/${app.path}`,
    },
    COLOURS: colours && { ACCENT: colours.accent, ON_ACCENT: colours.onAccent },
    LOGO: logo && { URL: logo.url, WIDTH: logo.width, HEIGHT: logo.height },
    FOOTER: {
      SLOGAN: translated('SLOGAN'),
      BLOCKS: json<{ title: Words; text: Words }[]>('FOOTER_BLOCKS', []).map((block) => ({
        TITLE: block.title[language],
        TEXT: block.text[language],
      })),
      LINKS: json<string[]>('FOOTER_PAGES', []).flatMap((code) => {
        const page = pageOf(code)
        return page ? [{ TITLE: page.title, URL: `/${page.path}` }] : []
      }),
    },
    NOTES: Object.fromEntries(
      Object.entries(json<Record<string, Words>>('NOTES', {})).map(([name, words]) => [
        fieldOf(name),
        words[language],
      ]),
    ),
  }
}

/** `stockAlarm` as `STOCK_ALARM`. */
const fieldOf = (name: string): string =>
  // biome-ignore lint/plugin: a field's name is no text
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
