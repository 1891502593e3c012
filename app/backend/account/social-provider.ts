import { type SocialProvider, socialProviders } from './member-model'

export const socialProviderOf = (word: unknown): SocialProvider | undefined =>
  socialProviders.find((one) => one === word)
