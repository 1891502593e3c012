import { accounts } from './members'

/** The mail of the newsletter's pending subscription, by its token. */
export const pendingSubscription: [token: string, email: string] = [
  'b19e5c44d2',
  'bulten@kekikcinar.test',
]

const social = (kind: string, platform: string, fields: string): string =>
  `/?activation=${kind}&platform=${platform}&fields=${fields}`

/** Each kind of `activation` that the platform's mails and its providers lead to. */
export const activations: Record<string, string> = {
  newsletter: `/?activation=newsletter&token=${pendingSubscription[0]}`,
  membership: `/?activation=membership&id=${accounts.inactive.id}&token=${accounts.inactive.activation}`,
  facebook: social('facebook', 'facebook', 'email'),
  facebookphone: social('facebookphone', 'facebook', 'phone'),
  twitter: social('twitter', 'twitter', 'email'),
  googlephone: social('googlephone', 'google', 'phone'),
  social: social('social', 'google', 'email-phone'),
}
