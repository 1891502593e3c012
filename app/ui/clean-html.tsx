type Policy = { createHTML: (html: string) => unknown }
type TrustedTypes = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy
}

let policy: Policy | null = null

/** The content policy lets HTML into a page through this one door only (trusted-types vitrin). */
export function trusted(html: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (!factory) return html
  policy ??= factory.createPolicy('vitrin', { createHTML: (text) => text })
  return policy.createHTML(html) as string
}

/** HTML that the wall has sanitised (app/shop/clean-html.ts), as part of a page. */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the wall
  return <div className={className} dangerouslySetInnerHTML={{ __html: trusted(html) }} />
}
