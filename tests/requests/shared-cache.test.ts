import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seededFolder } from '../../functions/local/database'
import { type HostedWorkers, hostWorkers } from '../../functions/local/hosting'
import { newSecrets } from '../../functions/local/secrets'
import { demoProduct } from '../support/demo'
import { readPage } from '../support/page/page'
import { desktopAgent } from '../support/visitor'

const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-'))
const secrets = newSecrets()
const requested: string[] = []
const headers = { 'user-agent': desktopAgent, accept: 'text/html', 'accept-language': 'tr' }

/** One process after another, sharing the same Cache API. */
const open = (): Promise<HostedWorkers> =>
  hostWorkers({
    onLine: () => {},
    folder,
    vars: { SITE_ORIGIN: 'http://localhost:8787' },
    secrets,
    backend: (request, shop) => {
      requested.push(request.url)
      return shop(request)
    },
  })

/** The page without the values of this visitor. */
async function alike(response: Response): Promise<string> {
  const html = await response.text()
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')
  const own = [nonce?.[1], readPage(html).fields('key')[0]?.value]
  own.push(response.headers.get('x-request-id') ?? undefined)
  expect(own).not.toContain(undefined)
  return own.reduce((text: string, value) => text.replaceAll(value ?? '', '…'), html)
}

beforeAll(async () => {
  cpSync(await seededFolder(120, () => {}), folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('serves a page that another process cached, complete, without calling the backend', async () => {
  const first = await open()
  const { path: product } = await demoProduct(first.db, 'oneGroup')
  // A robot waits for the late parts, so that the page is complete and cached.
  const robot = { ...headers, 'user-agent': 'Googlebot/2.1' }
  const rendered = await fetch(first.url + product, { headers: robot })
  const renderedHtml = await alike(rendered)
  const repeated = await fetch(first.url + product, { headers })
  expect(repeated.headers.get('server-timing')).toContain('hit')
  await repeated.text()
  await first.close()

  requested.length = 0
  const second = await open()
  const cached = await fetch(second.url + product, { headers })
  const cachedHtml = await alike(cached)
  await second.close()
  expect(requested).toEqual([])
  expect(rendered.headers.get('server-timing')).toContain('miss')
  expect(cached.headers.get('server-timing')).toContain('hit')
  expect(cachedHtml).not.toContain('\0')
  expect(cachedHtml).toBe(renderedHtml)
})
