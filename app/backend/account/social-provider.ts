import { type SocialProvider, socialProviders } from './member-model'

/** Undefined for any other word. */
export const socialProviderOf = (word: unknown): SocialProvider | undefined =>
  socialProviders.find((one) => one === word)
