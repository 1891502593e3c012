import { spawn } from 'node:child_process'
import type { Result } from './reports'

/** One step of `npm test`: a check, or a suite whose tests count one by one. */
export type Step = {
  name: string
  run: () => Promise<Result>
  /** No later stage can run when it fails. */
  needed?: boolean
}

type Output = 'always' | 'on failure'

/** Runs a tool of node_modules; its output is shown as it comes, or collected and shown only when it fails. */
export function runTool(
  name: string,
  args: string[],
  show: Output,
): Promise<{ code: number; output: string }> {
  const stdio = show === 'always' ? 'inherit' : 'pipe'
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(`node_modules/.bin/${name}`, args, {
      stdio: ['ignore', stdio, stdio],
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        ...(process.stdout.isTTY ? {} : { FORCE_COLOR: '0' }),
      },
    })
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', (error) => resolve({ code: 1, output: String(error) }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** A step that is one check: the tool's exit code decides. */
export function check(name: string, bin: string, args: string[], needed = false): Step {
  return {
    name,
    needed,
    async run() {
      const { code, output } = await runTool(bin, args, 'on failure')
      if (code === 0) return { passed: 1, failed: 0 }
      console.log(output)
      return { passed: 0, failed: 1 }
    },
  }
}
