import { accessSync, constants } from 'node:fs'

/** Debian's headless Chromium opens a page in about half the time of the full browser. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const usual = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/**
 * The Chromium of this machine: CHROMIUM_PATH, or one in its usual place. Undefined when there is none; Playwright then
 * uses the one that it installed.
 * @returns {string | undefined}
 */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...usual].find((file) => {
    if (!file) return false
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Arguments that let Chromium run in a container and as root. */
export const chromiumArgs = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
