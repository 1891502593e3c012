const activationKinds = [
  'membership',
  'address',
  'addressBack',
  'newsletter',
  'newsletterEnd',
] as const
export type ActivationKind = (typeof activationKinds)[number]

export type Activation =
  | { step: 'sent'; text: string; signIn?: string; email?: string }
  | {
      step: 'confirm'
      kind: ActivationKind
      id: string
      token: string
      codeErrors?: string[]
    }
  | { step: 'done'; kind: ActivationKind; text: string }
  | { step: 'invalid'; kind: ActivationKind | null; text: string; signIn?: string }

/** Null for a word that is none. */
export const kindOf = (word: unknown): ActivationKind | null =>
  activationKinds.find((one) => one === word) ?? null

/** Where a link leads on; a newsletter's has nowhere but the home page. */
export function nextPageOf(kind: ActivationKind, isGuest: boolean) {
  if (kind === 'addressBack') return ['forgotPassword', 'password.setNew'] as const
  if (kind === 'newsletter' || kind === 'newsletterEnd') return null
  return isGuest ? (['signIn', 'auth.signIn'] as const) : (['account', 'shell.account'] as const)
}

/** What helps where a link is dead, and the pages of it. */
export const newLinks = {
  membership: {
    text: 'register.membershipAgain',
    pages: [
      ['register', 'auth.register'],
      ['forgotPassword', 'password.forgot'],
    ],
  },
  address: { text: 'register.addressAgain', pages: [['personalData', 'register.personalData']] },
  addressBack: {
    text: 'register.addressBackAgain',
    pages: [
      ['contact', 'messages.contact'],
      ['forgotPassword', 'password.setNew'],
    ],
  },
  newsletter: { text: 'register.newsletterAgain', pages: [['newsletter', 'newsletter.title']] },
  newsletterEnd: { text: 'register.newsletterEndAgain', pages: [['contact', 'messages.contact']] },
} as const
