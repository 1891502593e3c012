import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'

/** Messages for `error=` in the URL, which a redirect then removes. */
export const takenTexts: Record<string, 'register.emailTaken' | 'register.phoneTaken' | undefined> =
  {
    mail_already_registered: 'register.emailTaken',
    phone_already_registered: 'register.phoneTaken',
  }

/** Whether an `error=` says that the contact belongs to a member, who signs in with a password. */
export const isTaken = (error: string): boolean => takenTexts[error] !== undefined

export const addressWithReason = (context: RequestContext, error: string, back: string | null) =>
  hrefOf('signIn', context.language, { error, donus: back })
