/** What this shop reads of Remix's globals, routes by their ids, and of its own (hydrate-script.ts). */
interface Window {
  __remixManifest: {
    routes: Record<string, { path?: string; module: string; hasClientAction?: boolean }>
  }
  vitrinTyped?: string
  vitrinBack?: Event
}
