import { useServerData } from '~/rendering/server-data'

/** The page's structured data, in documents only: the content policy forbids inserting script elements later. */
export function StructuredData() {
  const found = useServerData('structured') ?? []
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, `<` escaped (structured-text.ts)
      dangerouslySetInnerHTML={{ __html: `[${found.join()}]` }}
    />
  )
}
