import { readFileSync, writeFileSync } from 'node:fs'
import {
  callingSources,
  contract,
  documentsWithTests,
  idsInTests,
  withCallers,
  withTests,
} from './feature-rows'

// Writes into features.md and threats.md which tests name each row, and into CONTRACT.md which code sends each call.
const named = idsInTests()
for (const file of documentsWithTests)
  writeFileSync(file, withTests(readFileSync(file, 'utf8'), named))
writeFileSync(contract, withCallers(readFileSync(contract, 'utf8'), callingSources()))
