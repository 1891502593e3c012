import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './tests/support/chromium.mjs'
import { backend } from './tests/support/facts/backend'
import { coreJourneys } from './tests/support/facts/core-journeys'
import { desktopAgent, phoneAgent } from './tests/support/visitor'

const port = Number(process.env.JOURNEY_PORT ?? 8791)
const executablePath = findChromium()

const desktop = { viewport: { width: 1280, height: 800 }, userAgent: desktopAgent }
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: phoneAgent,
}
const scriptless = { javaScriptEnabled: false }

/** Timers, hover and other tabs exist only where there is script; every other journey runs with and without script. */
const onlyWithScript = '**/*with-script.test.ts'

/** Long matrices (every page, both languages, both widths): `npm run test:deep` has them, `npm test` has not. */
const deep = process.env.DEEP && backend === 'reference' ? [] : ['**/deep/**']

/** Rarer moments of what the other journeys show: going back, offline, lines that are late; in every shop. */
const long = process.env.DEEP ? [] : ['**/long/**']

const ignored = [...deep, ...long]

/** Set by `npm test`, which runs these without script on the other backends. */
const core = process.env.WITHOUT_CORE ? coreJourneys.map((name) => `**/${name}.test.ts`) : []

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: `test-results/${backend}`,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // For a busy machine: only a journey that fails takes so long.
  timeout: 60_000,
  expect: { timeout: 12_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Recording every step makes the journeys a fifth longer: TRACE=1 when one fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    actionTimeout: 15_000,
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'desktop-js', testIgnore: ignored, use: desktop },
    {
      name: 'desktop-nojs',
      testIgnore: [onlyWithScript, ...ignored],
      use: { ...desktop, ...scriptless },
    },
    { name: 'phone-js', testIgnore: ignored, use: phone },
    {
      name: 'phone-nojs',
      testIgnore: [onlyWithScript, ...ignored, ...core],
      use: { ...phone, ...scriptless },
    },
  ],
  webServer: {
    command: 'node --import tsx tests/support/journey-shop.ts',
    // It answers before it has named its products to the journeys.
    wait: { stdout: /shop is open/ },
    env: { JOURNEY_PORT: String(port) },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
