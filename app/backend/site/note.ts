import type { Note, Site } from './site-model'

/** The shop's own words for a place; '' where it has none, or does not answer. */
export function noteOf(
  { backend }: { backend: { site: () => Promise<Site> } },
  name: Note,
): Promise<string> {
  return backend.site().then(
    ({ notes }) => notes?.[name] ?? '',
    () => '',
  )
}
