/** The part of what Remix leaves on the page that this shop reads; routes by their ids. */
interface Window {
  __remixManifest: {
    routes: Record<string, { path?: string; module: string; hasClientAction?: boolean }>
  }
}
