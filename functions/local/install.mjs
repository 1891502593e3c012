import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Exits with a message when this Node is older than package.json's `engines` allow. */
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

/** Whether node_modules has every package of package-lock.json in its version. */
export function isInstalled() {
  const installed = 'node_modules/.package-lock.json'
  if (!existsSync(installed)) return false
  const installedPackages = read(installed).packages
  return Object.entries(read('package-lock.json').packages).every(
    ([path, entry]) =>
      path === '' ||
      (installedPackages[path]
        ? installedPackages[path].version === entry.version
        : entry.optional === true),
  )
}

/** Installs the packages of the lockfile when they are missing or outdated. Throws when npm fails. */
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
