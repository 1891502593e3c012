import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'

/** A screenshot, and its description. */
export type Screenshot = { file: string; state: string; look: string; wide: boolean }

const rowOf = ({ state, look }: Screenshot) => `${state}, ${look.slice(0, 2)}`

/** A browser cannot render more rows than this on one sheet. */
const maxRows = 6

/** Puts the screenshots of one page on sheets, a row per state and language. @returns the files */
export async function makeSheets(
  browser: Browser,
  folder: string,
  name: string,
  taken: Screenshot[],
): Promise<string[]> {
  const rows = [...new Set(taken.map(rowOf))]
  const sheets: string[] = []
  for (let at = 0; at < rows.length; at += maxRows) {
    const own = rows.slice(at, at + maxRows)
    const number = at / maxRows + 1
    const title = rows.length > maxRows ? `${name} ${number}` : name
    const pictures = taken.filter((one) => own.includes(rowOf(one)))
    sheets.push(await makeSheet(browser, path.join(folder, name), title, pictures))
  }
  return sheets
}

async function makeSheet(browser: Browser, folder: string, name: string, taken: Screenshot[]) {
  const figure = ({ file, look, wide }: Screenshot) =>
    `<figure style="width:${wide ? 420 : 170}px"><a><img src="${encodeURI(path.basename(file))}"></a><figcaption>${look}</figcaption></figure>`
  const rows = [...new Set(taken.map(rowOf))].map(
    (row) =>
      `<h2>${row}</h2><div>${taken
        .filter((one) => rowOf(one) === row)
        .map(figure)
        .join('')}</div>`,
  )
  const html = `<!doctype html><meta charset="utf-8"><style>
    body { margin: 24px; font: 13px system-ui; background: #888 }
    div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
    a { display: block; max-height: 1000px; overflow: hidden }
    figure { margin: 0; background: #fff } img { display: block; width: 100% }
    figcaption { padding: 4px 6px }</style><h1>${name}</h1>${rows.join('')}`
  const source = path.join(folder, `${name}.html`)
  writeFileSync(source, html)
  const page = await browser.newPage({ viewport: { width: 2520, height: 1000 } })
  await page.goto(`file://${path.resolve(source)}`, { waitUntil: 'load' })
  const file = path.join(path.dirname(folder), `${name}.png`)
  await page.screenshot({ path: file, fullPage: true, timeout: 120_000 })
  await page.close()
  return file
}
