/** One field of the registration form, as the shop orders it (contract 2.9). */
export type RegisterField = {
  key: string
  label: string
  type: 'INPUT' | 'TEXTAREA' | 'RADIO' | 'CHECK_BOX' | 'SELECT_BOX'
  required: boolean
  options: { id: string; name: string }[]
}

/** The registration form; for a member it comes with what is known of them. */
export type RegisterForm = {
  fields: RegisterField[]
  /** The member's own values by field key; empty for a guest. */
  values: Record<string, string>
  /** Path of the data protection notice; empty for none. */
  noticePath: string
  /** Path of the membership agreement; empty for none. */
  agreementPath: string
  /** Which outside accounts one may sign in with. */
  social: SocialProvider[]
}

export const socialProviders = ['google', 'apple', 'facebook', 'twitter'] as const
export type SocialProvider = (typeof socialProviders)[number]
