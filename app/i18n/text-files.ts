import type { Language } from './languages'
import type { Namespace } from './namespaces'

const files = import.meta.glob<string>('./texts/*/*.json', {
  query: '?built-file',
  import: 'default',
  eager: true,
})

/** Addresses of the texts that a page of these namespaces loads in the browser; for the Worker, none in dev. */
export const textFilesOf = (language: Language, namespaces: Namespace[]): string[] =>
  namespaces.flatMap((namespace) => files[`./texts/${language}/${namespace}.json`] || [])
