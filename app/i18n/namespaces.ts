/** Namespaces of texts, as i18next calls them; each key is in one only (decision 005). */
export const namespaces = ['shop', 'parts', 'account'] as const
export type Namespace = (typeof namespaces)[number]

export function isNamespace(value: unknown): value is Namespace {
  return namespaces.some((namespace) => namespace === value)
}
