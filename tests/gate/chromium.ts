import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium, headlessShell } from '../support/chromium.mjs'

const here = (): boolean => findChromium() !== undefined || existsSync(chromium.executablePath())

/** Two minutes at most: without a network the tests continue with what is installed. */
const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 120_000,
  }).status === 0

const install = (...packages: string[]): boolean =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])

/**
 * Installs Chromium if there is none, and Debian's headless one beside another: the journeys take half the time in it.
 * Uses apt as root, else Playwright. Reports a failure; the journeys then fail with Playwright's message.
 */
export function ensureChromium(): void {
  const root = process.getuid?.() === 0
  const debian = root && existsSync('/usr/bin/apt-get')
  if (here() && (!debian || existsSync(headlessShell) || process.env.CHROMIUM_PATH)) return
  console.log('Installing Chromium (once) …')
  if (debian && run('apt-get', ['update', '-qq']))
    install('chromium-headless-shell', 'fonts-noto-core') || install('chromium', 'fonts-noto-core')
  if (!here())
    run('node_modules/.bin/playwright', ['install', ...(root ? ['--with-deps'] : []), 'chromium'])
  if (!here())
    console.log('No Chromium could be installed; install one and name it in CHROMIUM_PATH.')
}
