import type { MetaDescriptor } from '@remix-run/react'

/** Head of a document, for search engines and share previews; sent to script in this form, expanded by `metaOf`. */
export type Head =
  | { title: string; origin?: undefined }
  | {
      /** '' where the shop does not name itself. */
      siteName: string
      title: string
      description: string
      /** Scheme and host before each path. */
      origin: string
      path: string
      alternates: Record<string, string>
      language: string
      type: string
      /** Path or address; empty for none. */
      image: string
    }

const link = (rel: string, href: string, hrefLang?: string): MetaDescriptor => ({
  tagName: 'link',
  rel,
  ...(hrefLang ? { hrefLang } : {}),
  href,
})

export function metaOf(head: Head | undefined): MetaDescriptor[] {
  if (!head) return []
  const { title } = head
  if (head.origin === undefined) return [{ title }, { name: 'robots', content: 'noindex' }]
  const { description, origin, alternates, image } = head
  const url = origin + head.path
  const others = Object.entries(alternates)
  if (alternates.tr && others.length > 1) others.push(['x-default', alternates.tr])
  const graph = {
    site_name: head.siteName,
    title,
    description,
    type: head.type,
    url,
    locale: head.language,
    image: image.startsWith('/') ? origin + image : image,
  }
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    link('canonical', url),
    ...others.map(([hrefLang, path]) => link('alternate', origin + path, hrefLang)),
    ...Object.entries(graph).flatMap(([name, content]) =>
      content ? [{ property: `og:${name}`, content }] : [],
    ),
  ]
}
