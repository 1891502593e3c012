import { readFileSync, writeFileSync } from 'node:fs'
import {
  callingSources,
  contract,
  documentsWithTests,
  idsInTests,
  withCallers,
  withTests,
} from './feature-rows'

// Writes the tests of each row into features.md and threats.md, and the code that sends each call into CONTRACT.md.
const named = idsInTests()
for (const file of documentsWithTests)
  writeFileSync(file, withTests(readFileSync(file, 'utf8'), named))
writeFileSync(contract, withCallers(readFileSync(contract, 'utf8'), callingSources()))
