type Policy = { createHTML: (html: string) => unknown }
type TrustedTypes = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy
}

let policy: Policy | null = null

/** The only way to insert HTML under the content policy (trusted-types vitrin). */
export function trustedHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (!factory) return html
  policy ??= factory.createPolicy('vitrin', { createHTML: (text) => text })
  return policy.createHTML(html) as string
}

/** HTML sanitised by the backend client (app/backend/site/html/clean-html.ts). */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the backend client
  return <div className={className} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
}
