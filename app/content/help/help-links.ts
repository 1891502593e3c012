import type { Path } from '~/backend/catalogue/model'
import type { RequestContext } from '~/session/request-context'

export type HelpLink = { title: string; path: Path }

/** The pages that the shop names in its footer; none while its settings cannot be read. */
export async function helpLinks({ backend }: RequestContext): Promise<HelpLink[]> {
  const site = await backend.site().catch(() => null)
  return site?.footer?.links ?? []
}
