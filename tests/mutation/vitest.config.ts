import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests whose code does not run in Node: its mutants would not be detected. */
const elsewhere = /startTestShop|miniflare|esbuild|seededFolder/
const files = ['app', 'functions'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('local'))
    .map((file) => path.join(folder, file)),
)

export default defineConfig({
  resolve: { alias: { '~': path.resolve('app') } },
  test: {
    include: files.filter((file) => !elsewhere.test(readFileSync(file, 'utf8'))),
    environment: 'node',
    testTimeout: 20_000,
  },
})
