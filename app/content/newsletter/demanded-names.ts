import { z } from 'zod'
import { fieldKinds } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'

const waitMs = 30 * 60_000

/** What a shop may demand beside the address, by its names in the call. */
export const nameFields = ['name', 'surname'] as const
export type NameField = (typeof nameFields)[number]

export function newsletterSchema(t: Translate) {
  const { email, name } = fieldKinds(t)
  return z.object({ email, name: name.optional(), surname: name.optional() })
}

/** The fields of the newsletter's page for this visitor, and the address that waits for them. */
export function demandedNames({ session }: RequestContext): { email: string; names: NameField[] } {
  const { email = '', names = [] } = session.newsletter ?? {}
  return { email, names: nameFields.filter((name) => names.includes(name)) }
}

/** Remembers what the shop demands, and what was typed in the footer, for the newsletter's page. */
export function rememberNames(context: RequestContext, email: string, names: NameField[]): void {
  const before = demandedNames(context)
  const all = [...new Set([...before.names, ...names])]
  context.session.newsletter = { email, names: all, until: Date.now() + waitMs }
}
