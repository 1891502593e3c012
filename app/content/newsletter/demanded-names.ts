import { z } from 'zod'
import { fieldKinds } from '~/forms/read-fields'
import { type Translate, translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { idPattern } from '~/site-map'

const waitMs = 30 * 60_000

/** What a shop may demand beside the address, by its names in the call. */
export const nameFields = ['name', 'surname', 'phone', 'gender', 'kvkk'] as const
export type NameField = (typeof nameFields)[number]

export function newsletterSchema(t: Translate) {
  const { email, name, phone, tick } = fieldKinds(t)
  return z.object({
    email,
    name: name.optional(),
    surname: name.optional(),
    phone: phone.optional(),
    gender: z.string().regex(idPattern, t('form.required')).optional(),
    kvkk: tick,
  })
}

/** The fields of the newsletter's page for this visitor, and the address that waits for them. */
export function demandedNames({ session }: RequestContext): { email: string; names: NameField[] } {
  const { email = '', names = [] } = session.newsletter ?? {}
  return { email, names: nameFields.filter((name) => names.includes(name)) }
}

export type Choices = {
  genders: { id: string; name: string }[]
  consent: { label: string; href: string }
}

/** The genders and the consent of the shop's registration, where one of them is demanded. */
export async function choicesOf(context: RequestContext): Promise<Choices> {
  const { names } = demandedNames(context)
  const isDue = names.includes('gender') || names.includes('kvkk')
  const form = isDue ? await context.backend.membership.registerForm().catch(() => null) : null
  const field = (name: NameField) => form?.fields.find(({ key }) => key === name)
  const ours = translatorOf(context.language)('register.consents.kvkk')
  return {
    genders: field('gender')?.options ?? [],
    consent: {
      label: field('kvkk')?.label || ours,
      href: form?.notices.kvkk ?? '',
    },
  }
}

/** Remembers what the shop demands, and what was typed in the footer, for the newsletter's page. */
export function rememberNames(context: RequestContext, email: string, names: NameField[]): void {
  const before = demandedNames(context)
  const all = [...new Set([...before.names, ...names])]
  context.session.newsletter = { email, names: all, until: Date.now() + waitMs }
}
