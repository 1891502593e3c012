/** What the document says to the first script: what a hydrating page imports (app/rendering/hydrate-on-intent.tsx). A list, since names would be bytes of each first view. */
export type PageModules = [
  manifest: string,
  entry: string,
  modules: [id: string, address: string][],
  imports: string[],
]

declare global {
  interface Window {
    vitrinPage: PageModules
    __remixRouteModules?: Record<string, unknown>
    /** Set by the first script, called once by the hydrated page. */
    vitrinHydrated?: () => void
  }
}
