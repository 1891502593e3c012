/** Files of texts per language, as i18next calls them; no key stands in both (decision 005). */
export const namespaces = ['shop', 'account'] as const
export type Namespace = (typeof namespaces)[number]

export function isNamespace(value: unknown): value is Namespace {
  return namespaces.some((namespace) => namespace === value)
}
