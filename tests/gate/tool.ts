import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Result } from './reports'

/** One step of `npm test`: a check, or a suite whose tests are counted one by one. */
export type Step = {
  name: string
  run: () => Promise<Result>
  /** No later stage can run when it fails. */
  needed?: boolean
}

const environment = () => ({
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  ...(process.stdout.isTTY ? {} : { FORCE_COLOR: '0' }),
})

/** Runs a tool of node_modules and shows its output as it comes. @returns its exit code */
export async function runTool(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(`node_modules/.bin/${name}`, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(), ...env },
  })
  const [code] = await once(child, 'close')
  return code ?? 1
}

/** A step that is one check: the tool's exit code decides, and its output is shown only when it fails. */
export function check(name: string, bin: string, args: string[], needed = false): Step {
  return {
    name,
    needed,
    run: () =>
      new Promise((resolve) => {
        const options = { env: environment(), maxBuffer: Number.POSITIVE_INFINITY }
        execFile(`node_modules/.bin/${bin}`, args, options, (error, stdout, stderr) => {
          if (error) console.log(stdout + stderr || error)
          resolve(error ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 })
        })
      }),
  }
}
