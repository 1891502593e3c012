import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededFolder } from '../../functions/local/database'
import { freePort } from '../../functions/local/ports'

const copied = [
  'app',
  'functions',
  'public',
  'package.json',
  'package-lock.json',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
]
const size = 1200
/** The time that the server has to stop by itself, in ms. */
const maxEndMs = 10_000

export type DevServer = {
  url: string
  /** Replaces a text in a file of the copy. @throws when the file does not contain it */
  edit: (file: string, from: string, to: string) => void
  close: () => Promise<void>
}

/** A copy of the project with a seeded shop, so that edits never touch the project itself. */
async function copyOfProject(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-dev-'))
  for (const name of copied) cpSync(name, path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  mkdirSync(path.join(folder, '.data'))
  cpSync(await seededFolder(size, () => {}), path.join(folder, '.data/dev'), { recursive: true })
  return folder
}

async function ready(child: ChildProcess, url: string, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm run dev ended: ${output()}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await pause(200)
  }
}

/** Runs `npm run dev` on a copy of the project; resolves when it has answered its first page. */
export async function openDevServer(): Promise<DevServer> {
  const folder = await copyOfProject()
  const port = await freePort()
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const child = spawn('node_modules/.bin/remix', ['vite:dev'], {
    cwd: folder,
    env: { ...env, PORT: String(port), SEED_SIZE: String(size) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-2000)
    })
  const url = `http://localhost:${port}`
  await ready(child, url, () => output)
  return {
    url,
    edit(file, from, to) {
      const target = path.join(folder, file)
      const text = readFileSync(target, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not hold «${from}».`)
      writeFileSync(
        target,
        text.replace(from, () => to),
      )
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await Promise.race([ended, pause(maxEndMs)])
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
