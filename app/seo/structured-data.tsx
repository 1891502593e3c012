import type { MetaDescriptor } from '@remix-run/react'
import { useDrawn } from '~/server-visit'

/** A route's `meta` from its loader's head. */
export const metaOf = (head: MetaDescriptor[] | undefined): MetaDescriptor[] => head ?? []

/**
 * The page's structured data as one element, written by the server only: the content policy lets no script element
 * into a page that stands, and search engines read documents.
 */
export function StructuredData() {
  const found = useDrawn<object[]>('structured', undefined) ?? []
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, `<` escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(found).replaceAll('<', '\\u003c') }}
    />
  )
}
