import { chromium, type Response } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import { desktopAgent } from '../support/visitor'
import { blockingScripts, brotli, inlineScript } from './weight'

/** The size of a first visit to a page, in bytes after brotli. */
export type Weight = {
  html: number
  css: number
  /** Script files until two seconds after load, without input. */
  scriptFiles: number
  /** Inline script of the document; its data is counted with the HTML. */
  scriptInline: number
  blocking: number
  /** All script files once the page is hydrated, inline script included. */
  hydrated: number
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until `count` has not grown for a second: the page has then loaded everything. */
async function settled(count: () => number): Promise<void> {
  for (let seen = -1; seen !== count(); await wait(1000)) seen = count()
}

/** Opens a page in Chromium as a first visitor, waits two seconds, then interacts so that it hydrates. */
export async function weigh(url: string): Promise<Weight> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const page = await browser.newPage({
      userAgent: desktopAgent,
      viewport: { width: 1280, height: 800 },
    })
    const arrived: Response[] = []
    page.on('response', (response) => arrived.push(response))
    const isScript = (response: Response) => response.request().resourceType() === 'script'
    const document = await page.goto(url, { waitUntil: 'load' })
    if (document?.status() !== 200) throw new Error(`${url} answered ${document?.status()}`)
    await wait(2000)
    const html = await document.text()
    const files = async (wanted: (response: Response) => boolean) => {
      const bodies = await Promise.all(arrived.filter(wanted).map((response) => response.body()))
      return bodies.reduce((sum, body) => sum + brotli(body, 11), 0)
    }
    const scriptFiles = await files(isScript)
    const css = await files((response) => response.request().resourceType() === 'stylesheet')
    const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text)

    // At the edge: what the pointer rests on would load its own code as well.
    await page.mouse.move(2, 300)
    await page.mouse.move(4, 320)
    await settled(() => arrived.filter(isScript).length)
    const scriptInline = brotli(inlineScript(html), 11)
    return {
      html: brotli(html, 5),
      css: css + (styles.length > 0 ? brotli(styles.join('\n'), 11) : 0),
      scriptFiles,
      scriptInline,
      blocking: blockingScripts(html),
      hydrated: (await files(isScript)) + scriptInline,
    }
  } finally {
    await browser.close()
  }
}
