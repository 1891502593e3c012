import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'

/** A picture that was taken, and what it shows. */
export type Taken = { file: string; state: string; look: string; wide: boolean }

/** Puts the pictures of one page on one sheet, a row per state and language; the file's path is given back. */
export async function makeSheet(
  browser: Browser,
  folder: string,
  name: string,
  taken: Taken[],
): Promise<string> {
  const rowOf = ({ state, look }: Taken) => `${state}, ${look.slice(0, 2)}`
  const figure = ({ file, look, wide }: Taken) =>
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
    div { display: flex; gap: 12px; align-items: start }
    a { display: block; max-height: 1000px; overflow: hidden }
    figure { margin: 0; background: #fff } img { display: block; width: 100% }
    figcaption { padding: 4px 6px }</style><h1>${name}</h1>${rows.join('')}`
  const source = path.join(folder, name, 'sheet.html')
  writeFileSync(source, html)
  const page = await browser.newPage({ viewport: { width: 2520, height: 1000 } })
  await page.goto(`file://${path.resolve(source)}`, { waitUntil: 'load' })
  const file = path.join(folder, `${name}.png`)
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
  return file
}
