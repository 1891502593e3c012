import { parseArgs } from 'node:util'
import { accounts } from './data/members'
import { faultKinds } from './faults/faults'
import { readFault } from './faults/read-fault'
import { type Mode, themes } from './platform'
import { startPlatform } from './start-platform'

const modes: Record<Mode, string> = {
  full: 'every call of the contract and our own',
  section7: 'only the calls of the specification, and HTML pages',
  nonsense: 'as full, for the faults of --fault, which any mode has',
}

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'full' },
    theme: { type: 'string', default: 'mixed' },
    port: { type: 'string', default: '8790' },
    fault: { type: 'string', multiple: true, default: [] },
  },
})
const isMode = (text: string): text is Mode => Object.hasOwn(modes, text)
const { mode, port } = values
const theme = themes.find((name) => name === values.theme)
function stopWith(text: string): never {
  console.error(text)
  process.exit(1)
}
if (!isMode(mode)) stopWith(`--mode must be ${Object.keys(modes).join(', ')}; it is "${mode}".`)
if (!theme) stopWith(`--theme must be ${themes.join(', ')}; it is "${values.theme}".`)
const faults = values.fault.map(
  (text) =>
    readFault(text) ??
    stopWith(
      `--fault must be a call's number or the start of its path, and a kind, as 7=html or /srv=hang; it is "${text}". Kinds: ${faultKinds.join(', ')}.`,
    ),
)
const platform = await startPlatform({ mode, port: Number(port), settings: { theme } })
for (const { target, kind } of faults) platform.fault(target, kind)
const rows = Object.entries(accounts).map(
  ([kind, { email, password }]) => `    ${email.padEnd(28)} ${password.padEnd(14)} ${kind}`,
)
const modeRows = Object.entries(modes).map(
  ([name, text]) => `    ${(name === mode ? '* ' : '  ') + name.padEnd(10)} ${text}`,
)
console.log(`
  Kekik & Çınar is open:  ${platform.origin}

  Modes:
${modeRows.join('\n')}

  Members (e-mail, password):
${rows.join('\n')}

  Next: SHOP_ORIGIN=${platform.origin} npm start
  To stop: Ctrl-C
`)
const stop = () => void platform.close().then(() => process.exit(0))
process.once('SIGINT', stop).once('SIGTERM', stop)
