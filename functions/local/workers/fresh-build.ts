import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { withLock } from '../lock'
import { bundles } from './build-workers'
import { fingerprint } from './fingerprint'

const stamp = 'build/stamp.txt'
const sources = [
  'app',
  'functions/storefront',
  'functions/shop',
  'functions/local',
  'public',
  'package-lock.json',
  'remix.config.js',
  'vite.config.ts',
]

export function buildIsFresh(): boolean {
  const built = Object.values(bundles).every(({ outfile }) => existsSync(outfile))
  return built && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources)
}

export function stampBuild(state: string): void {
  writeFileSync(stamp, state)
}

/** The state of the sources. Take it before a build, so that an edit during the build is noticed. */
export function sourceState(): string {
  return fingerprint(sources)
}

/** Builds both Workers unless they are fresh. Rejects when the build fails, which has printed its error. */
export async function ensureBuilt(log: (line: string) => void): Promise<void> {
  if (buildIsFresh()) return
  log('Building both Workers …')
  await withLock('build', async () => {
    // The previous holder of the lock may have built the same.
    if (buildIsFresh()) return
    const child = spawn(process.execPath, ['--import', 'tsx', 'functions/local/build.ts'], {
      stdio: 'inherit',
    })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error('The build failed; its message stands above.')
  })
}
