import type { RequestContext } from '~/session/request-context'

const kinds = ['delivery', 'invoice'] as const
type Kind = (typeof kinds)[number]

/** Sends both addresses of the order. @returns the first that the shop refuses, with its sentence; null for none */
export async function saveAddresses(
  { backend }: RequestContext,
  chosen: Record<Kind, string>,
): Promise<{ kind: Kind; message: string } | null> {
  for (const kind of kinds) {
    const { ok, message } = await backend.ordering.setAddress(kind, chosen[kind])
    if (!ok) return { kind, message }
  }
  return null
}
