import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { seededFolder } from '../../functions/local/database'
import { readSettings } from '../../functions/local/settings'

/** The number of products in the shops of the unit tests. */
const sizes = [120, 1200]

/** Vitest's global setup of the unit tests: shops are seeded once, and each test's shop begins with a copy. */
export default async function setup({ provide }: TestProject): Promise<void> {
  const folders: Record<number, string> = {}
  for (const size of sizes)
    folders[size] = path.resolve(await seededFolder(size, console.log), 'd1')
  const { databases } = readSettings('functions/shop/wrangler.toml')
  provide('seededShop', { databases, folders })
}
