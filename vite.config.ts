import path from 'node:path'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import { edgeDev } from './functions/local/edge-dev'
import { joinedReactStream } from './functions/local/patches/react-stream'
import { routeCache } from './functions/local/patches/route-cache'
import { trimClient } from './functions/local/patches/trim-client'
import { builtFile } from './functions/local/workers/built-file'
import { coreChunk } from './functions/local/workers/core-chunk'
import { oneWorker } from './functions/local/workers/one-worker'
import { scriptFile } from './functions/local/workers/script-file'
import remixConfig from './remix.config.js'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    edgeDev(),
    joinedReactStream(),
    routeCache(),
    trimClient(),
    coreChunk(),
    scriptFile(),
    builtFile(),
    remix(remixConfig),
    oneWorker('functions/storefront/index.ts'),
  ],
  cacheDir: '.data/vite',
  server: { port: Number(process.env.PORT ?? 8787), strictPort: true },
  resolve: { alias: { '~': path.resolve('app') } },
  // Everything is bundled for the Worker; in dev the module runner needs React as Node would load it.
  ssr:
    command === 'build'
      ? {
          target: 'webworker' as const,
          noExternal: true as const,
          resolve: {
            conditions: ['workerd', 'worker', 'browser'],
            mainFields: ['browser', 'module', 'main'],
          },
        }
      : { resolve: { externalConditions: ['workerd', 'worker'] } },
  build: {
    target: 'es2022',
    // The Worker is minified once, when functions/local/workers/build-workers.ts bundles it.
    minify: isSsrBuild ? false : ('terser' as const),
    terserOptions: {
      ecma: 2020 as const,
      module: true,
      compress: { passes: 4, keep_fargs: false },
    },
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: {
      // Every page loads the names of all files: seven characters of a hash tell them apart, and sixteen kinds compress best.
      output: {
        hashCharacters: 'hex' as const,
        ...(!isSsrBuild && {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
        }),
      },
      onwarn(warning, warn) {
        // A route without a component is an empty chunk; zod's notes to esbuild mean nothing to Rollup.
        if (!/^(?:EMPTY_BUNDLE|INVALID_ANNOTATION)$/.test(warning.code ?? '')) warn(warning)
      },
    },
  },
}))
