import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
// @ts-expect-error -- the package has no types: its default export is the path of the program
import workerd from 'workerd'
import type { HostedWorkers } from '../../functions/local/hosting'
import { freePort } from '../../functions/local/ports'
import { bothSettings } from '../../functions/local/settings'
import { bundles } from '../../functions/local/workers/build-workers'

const quoted = (text: string) => JSON.stringify(text)

/**
 * A configuration of workerd: the storefront alone, its shop elsewhere, with V8's heap limited for the whole process.
 */
function configOf(shop: HostedWorkers, port: number, megabytes: number): string {
  const { storefront } = bothSettings()
  const vars = {
    ...storefront.vars,
    SITE_ORIGIN: `http://localhost:${port}`,
    SESSION_KEYS: shop.secrets.SESSION_KEYS,
    SHOP_GUEST_TOKEN: shop.secrets.SHOP_GUEST_TOKEN,
  }
  const bindings = Object.entries(vars)
    .map(([name, text]) => `(name = ${quoted(name)}, text = ${quoted(text)})`)
    .join(', ')
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = ["--max-heap-size=${megabytes}"],
  services = [
    (name = "storefront", worker = .storefront),
    (name = "shop", external = (address = "${new URL(shop.shopUrl).host}", http = ())),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "storefront")],
);
const storefront :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed "index.js")],
  compatibilityDate = ${quoted(storefront.compatibilityDate)},
  compatibilityFlags = [${storefront.compatibilityFlags.map(quoted).join(', ')}],
  bindings = [${bindings}, (name = "SHOP", service = "shop")],
);`
}

export type LimitedWorker = {
  url: string
  pid: number
  inspector: string
  /** Its exit status, null while it runs. */
  ended: () => string | null
  close: () => void
}

/** Runs the built storefront in its own workerd, with a heap of this many megabytes, as in an isolate. */
export async function limitedWorker(
  shop: HostedWorkers,
  megabytes: number,
): Promise<LimitedWorker> {
  const [port, inspectorPort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-memory-'))
  const file = path.join(folder, 'config.capnp')
  copyFileSync(bundles.storefront.outfile, path.join(folder, 'index.js'))
  writeFileSync(file, configOf(shop, port, megabytes))
  const args = ['serve', file, `--inspector-addr=127.0.0.1:${inspectorPort}`]
  const child: ChildProcess = spawn(workerd.default, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk).slice(-2000)
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`workerd did not start: ${output}`)
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) break
    await pause(100)
  }
  return {
    url,
    pid: child.pid ?? 0,
    inspector: `http://127.0.0.1:${inspectorPort}`,
    ended: () =>
      child.exitCode === null && child.signalCode === null
        ? null
        : `${child.signalCode ?? child.exitCode}: ${output}`,
    close: () => void child.kill('SIGKILL'),
  }
}
