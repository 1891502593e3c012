import { brokenRules } from './broken-rules'
import { check, type Step } from './tool'

/** The rules of tests/gate/codebase-rules.ts; each rule counts once. */
const codebaseRules: Step = {
  name: 'codebase rules',
  async run() {
    const { rules, broken } = brokenRules()
    for (const { name, offences } of broken) console.log(`${name}:\n    ${offences.join('\n    ')}`)
    return { passed: rules - broken.length, failed: broken.length }
  },
}

/** The checks of `npm run check`: everything that needs neither a build nor a browser, in half a minute. */
export const checks: Step[] = [
  check('types', 'tsc', [
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    '.data/gate/types.tsbuildinfo',
    '--pretty',
    'false',
  ]),
  check('format', 'biome', ['format', '--max-diagnostics=50']),
  check('lint', 'biome', ['lint', '--error-on-warnings', '--max-diagnostics=100']),
  check('imports', 'depcruise', [
    'app',
    'functions',
    'tests',
    '--config',
    '.dependency-cruiser.cjs',
  ]),
  check('imports, transitive', 'depcruise', [
    'app',
    '--config',
    'tests/gate/transitive-imports.cjs',
  ]),
  codebaseRules,
]
