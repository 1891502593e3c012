import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { bundles } from './build-workers'
import { fingerprint } from './fingerprint'
import { inTurn } from './turn'

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

/** Whether build/ was made from the sources as they are now. */
export function buildIsFresh(): boolean {
  const built = Object.values(bundles).every(({ outfile }) => existsSync(outfile))
  return built && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources)
}

/** Notes that build/ now holds what the sources said when `state` was taken. */
export function stampBuild(state: string): void {
  writeFileSync(stamp, state)
}

/** The state of the sources; taken before a build begins, so that an edit during it is not lost. */
export function sourceState(): string {
  return fingerprint(sources)
}

/** Builds both Workers unless they are fresh. Rejects when the build fails; it has printed why. */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  if (buildIsFresh()) return
  say('Building both Workers …')
  await inTurn('build', async () => {
    // Who had the turn before may have built the same.
    if (buildIsFresh()) return
    const child = spawn(process.execPath, ['--import', 'tsx', 'functions/local/build.ts'], {
      stdio: 'inherit',
    })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error('The build failed; its message stands above.')
  })
}
