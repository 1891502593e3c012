import { demoAccounts } from '../seed/data/accounts'

export const PLATFORMS = ['google', 'apple', 'facebook', 'twitter'] as const
export type Platform = (typeof PLATFORMS)[number]

/** Somebody with an account at the reference provider. */
export type ProviderPerson = {
  subject: string
  name: string
  surname: string
  /** Proven by the provider; empty for none. */
  email: string
}

const people: ProviderPerson[] = [
  {
    subject: '7001',
    name: 'Ayla',
    surname: 'Yurt',
    email: demoAccounts.find(({ kind }) => kind === 'plain')?.email ?? '',
  },
  { subject: '7002', name: 'Deniz', surname: 'Kaya', email: 'deniz.kaya@posta.test' },
  { subject: '7003', name: 'Umut', surname: 'Şen', email: '' },
]

/** Who has an account at a platform; Twitter tells nobody's e-mail. */
export function peopleOf(platform: Platform): ProviderPerson[] {
  return people.map((one) => (platform === 'twitter' ? { ...one, email: '' } : one))
}

export function isPlatform(word: string | undefined): word is Platform {
  return PLATFORMS.some((one) => one === word)
}
