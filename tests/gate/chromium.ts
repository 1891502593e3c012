import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../support/chromium.mjs'

const here = (): boolean => findChromium() !== undefined || existsSync(chromium.executablePath())

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * Installs Chromium where there is none: Debian's package with apt and root, else Playwright's own.
 * Says so when neither came; the journeys then fail with Playwright's own words.
 */
export function ensureChromium(): void {
  if (here()) return
  console.log('Installing Chromium (once) …')
  const root = process.getuid?.() === 0
  if (root && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-noto-core',
    ])
  }
  if (!here())
    run('node_modules/.bin/playwright', ['install', ...(root ? ['--with-deps'] : []), 'chromium'])
  if (!here())
    console.log('No Chromium could be installed; install one and name it in CHROMIUM_PATH.')
}
