import { useDrawn } from '~/server-visit'

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
