import type { MetaDescriptor } from '@remix-run/react'
import { useMatches } from '@remix-run/react'

type WithHead = { head?: MetaDescriptor[] } | undefined

/** A route's `meta` from its loader's head, without what only the document needs. */
export function metaOf(head: MetaDescriptor[] | undefined): MetaDescriptor[] {
  return (head ?? []).filter((entry) => !('script:ld+json' in entry))
}

/**
 * The page's structured data as one element, written by the server only: the content policy lets no script element
 * into a page that stands, and search engines read documents.
 */
export function StructuredData() {
  const matches = useMatches()
  const found = import.meta.env.SSR
    ? matches
        .flatMap(({ data }) => (data as WithHead)?.head ?? [])
        .flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json']] : []))
    : []
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, `<` escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(found).replaceAll('<', '\\u003c') }}
    />
  )
}
