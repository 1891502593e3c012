import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { Miniflare } from 'miniflare'
import { inject } from 'vitest'
import { steadyWait } from '../atomics-wait'

steadyWait()

declare module 'vitest' {
  interface ProvidedContext {
    /** Databases by binding, and the folder where each is seeded, by the number of products. */
    seededShop: { databases: Record<string, string>; folders: Record<number, string> }
  }
}

const FOLDER = path.join(import.meta.dirname, '../..')
const GUEST_TOKEN = 'a-guest-of-the-tests'

export type TestShop = {
  db: D1Database
  /** Calls the shop as a guest; cookies are stored for the next call. */
  visitor(): Visitor
  stop(): Promise<void>
}

export type Visitor = {
  /** What the shop has set. */
  cookie(): string
  send(path: string, init?: RequestInit): Promise<Response>
  get<T = Record<string, unknown>>(path: string): Promise<T>
  post<T = Record<string, unknown>>(
    path: string,
    form: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<T>
}

/** Starts the shop Worker on a seeded database of its own, for tests. @param size 120 or 1200 products */
export async function startTestShop(
  size = 120,
  variables: Record<string, string> = {},
): Promise<TestShop> {
  const { databases, folders } = inject('seededShop')
  const seeded = folders[size]
  if (!seeded)
    throw new Error(`No shop of ${size} is seeded: add it to tests/support/seeded-shop.ts.`)
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-shop-'))
  cpSync(seeded, folder, { recursive: true })
  const bundle = await build({
    entryPoints: [path.join(FOLDER, 'worker.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  const miniflare = new Miniflare({
    modules: true,
    script: bundle.outputFiles[0]?.text ?? '',
    compatibilityDate: '2026-04-15',
    d1Databases: databases,
    d1Persist: folder,
    bindings: {
      GUEST_TOKEN,
      TOKEN_SECRET: 'a secret of the tests, 32 letters or more',
      ...variables,
    },
    cf: false,
  })
  const db = (await miniflare.getD1Database('DB')) as D1Database
  return {
    db,
    visitor: () => newVisitor(miniflare),
    async stop() {
      await miniflare.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function newVisitor(miniflare: Miniflare): Visitor {
  let cookie = ''
  const send = async (to: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers({ Authorization: `Bearer ${GUEST_TOKEN}` })
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    if (cookie) headers.set('Cookie', cookie)
    const response = (await miniflare.dispatchFetch(`http://shop.internal${to}`, {
      ...init,
      headers: Object.fromEntries(headers),
    } as Parameters<Miniflare['dispatchFetch']>[1])) as Response
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
    return response
  }
  return {
    send,
    cookie: () => cookie,
    get: async <T>(to: string) => (await send(to)).json() as Promise<T>,
    post: async <T>(to: string, form: Record<string, string>, headers = {}) => {
      const body = new URLSearchParams(form).toString()
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
      return (
        await send(to, { method: 'POST', body, headers: { ...type, ...headers } })
      ).json() as Promise<T>
    },
  }
}
