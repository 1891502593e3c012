import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { areas } from './areas.mjs'
import { min, percentOf, scoresOf } from './scores'

/** `npm run mutate` tries every area, `npm run mutate -- price stock` these. */
const names = process.argv.slice(2)
const unknown = names.find((name) => !(name in areas))
if (unknown) {
  console.error(`There is no area "${unknown}": it is one of ${Object.keys(areas).join(', ')}.`)
  process.exit(1)
}
const chosen = names.length > 0 ? names : Object.keys(areas)
const files = chosen.flatMap((name) => areas[name] ?? [])
const file = '.data/mutation/report.json'

rmSync(file, { force: true })
const { status } = spawnSync('node_modules/.bin/stryker', ['run', '--mutate', files.join(',')], {
  stdio: 'inherit',
})
if (!existsSync(file)) {
  console.error('The run ended before its report: see what it said above.')
  process.exit(1)
}
const scores = scoresOf(JSON.parse(readFileSync(file, 'utf8')), areas)
for (const { area, survivors } of scores)
  if (survivors.length > 0) console.log(`\n${area}:\n  ${survivors.join('\n  ')}`)
console.log()
for (const score of scores)
  console.log(
    `${score.area}: ${score.killed} of ${score.of} killed, ${percentOf(score).toFixed(1)} %`,
  )
const isEnough = scores.every((score) => percentOf(score) >= min)
process.exit(status === 0 && isEnough ? 0 : 1)
