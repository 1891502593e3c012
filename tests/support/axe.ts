import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Language } from '../../app/i18n/languages'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Found = { id: string; nodes: { html: string; failureSummary?: string }[] }
type Axe = { run: (options: object) => Promise<{ violations: Found[] }> }

/** axe's findings on the current page, a line per element; nothing is excluded. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const found = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: Axe }
    const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }
    return (await axe.run(options)).violations
  }, tags)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  )
}

/** Expects no findings of axe on the current page, in each color scheme. */
export async function expectClean(
  page: Page,
  name: string,
  schemes: ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axeFaults(page), `${name} ${colorScheme}`).toEqual([])
  }
}

/** Chooses the language of pages whose URL has no language. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const name = '__Host-language'
  await page
    .context()
    .addCookies([{ name, value: language, url: 'https://localhost', secure: true }])
}
