import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Ends the process with a sentence when this Node is older than package.json's `engines` allow. */
export function requireNode() {
  const wanted = read('package.json').engines.node.replace('>=', '')
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  console.error(
    `Vitrin needs Node ${wanted} or newer; this is ${process.versions.node}. See https://nodejs.org/en/download.`,
  )
  process.exit(1)
}

/** Whether node_modules holds what package-lock.json names, version by version. */
export function isInstalled() {
  const installed = 'node_modules/.package-lock.json'
  if (!existsSync(installed)) return false
  const have = read(installed).packages
  return Object.entries(read('package-lock.json').packages).every(
    ([path, entry]) =>
      path === '' || (have[path] ? have[path].version === entry.version : entry.optional === true),
  )
}

/** Installs the packages of the lockfile when they are missing or older. Throws when npm fails. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json (once, about a minute) …')
  const began = performance.now()
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true']
  const npm = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (npm.status !== 0) {
    throw new Error('npm ci failed; its message stands above. Is the package registry reachable?')
  }
  console.log(`Installed in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
}
