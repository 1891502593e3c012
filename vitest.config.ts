import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '~': path.resolve('app') }

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'functions/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
    ],
  },
})
