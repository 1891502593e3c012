/**
 * The one place of Remix options; vite.config.ts hands them to the Vite plugin. Routes are named in
 * app/routes.ts, so no file becomes a route by its name. Never run the classic `remix build`.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Off: with a splat route every step in place would ask for a manifest first (decision 006).
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
    v3_routeConfig: true,
    unstable_optimizeDeps: true,
  },
}
