/** What this shop reads of Remix's globals; routes by their ids. */
interface Window {
  __remixManifest: {
    routes: Record<string, { path?: string; module: string; hasClientAction?: boolean }>
  }
}
