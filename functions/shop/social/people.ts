import { demoAccounts } from '../seed/data/accounts'

export const PLATFORMS = ['google', 'apple', 'facebook', 'twitter'] as const
export type Platform = (typeof PLATFORMS)[number]

export type ProviderPerson = {
  subject: string
  name: string
  surname: string
  /** Verified by the provider; empty for none. */
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

/** The accounts at a platform; Twitter reveals no e-mail. */
export function peopleAt(platform: Platform): ProviderPerson[] {
  return people.map((person) => (platform === 'twitter' ? { ...person, email: '' } : person))
}

export function isPlatform(word: string | undefined): word is Platform {
  return PLATFORMS.some((person) => person === word)
}
