import { readFileSync, writeFileSync } from 'node:fs'
import { documentsWithTests, idsInTests, withTests } from './feature-rows'

// Writes into features.md and threats.md which tests name each row.
const named = idsInTests()
for (const file of documentsWithTests)
  writeFileSync(file, withTests(readFileSync(file, 'utf8'), named))
