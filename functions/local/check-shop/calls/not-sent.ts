import type { CallCheck } from '../call-check'

/** Never asked, whatever the shop: each would change something, or send it to somebody. */
const harmful = (number: number, key: CallCheck['key'], reason: string): CallCheck => ({
  number,
  key,
  as: 'guest',
  stage: 'start',
  need: 'optional',
  request: () => reason,
  expected: { kind: 'refusal' },
  feature: '',
  without: '',
})

const withMember = 'only a member of the shop has one; --member asks it'

/** What a report must be completed with by hand. */
export const harmfulCalls: CallCheck[] = [
  harmful(25, 'OTP_REQUEST', 'it would send a text message'),
  harmful(35, 'PROFILE_MESSAGE_SEND', 'it could send a message'),
  harmful(37, 'MESSAGE_SEND', 'it could send a message'),
  harmful(39, 'VERIFY_SMS', 'it could send a text message'),
  harmful(0, 'COMMENT_VOTE', 'it could vote on a review'),
  harmful(0, 'RESET_PASSWORD', 'it could change a password'),
  harmful(0, 'ORDER_CHECKOUT', 'it could place an order'),
  harmful(0, 'ORDER_CANCEL', 'it could cancel an order'),
  harmful(0, 'ORDER_CANCEL_LINES', 'it could cancel products of an order'),
  harmful(0, 'WALLET_REGISTER', 'it would begin to save a card'),
  harmful(0, 'WALLET_VALIDATE', 'it could send a code'),
  harmful(0, 'WALLET_DELETE', 'it could delete a card'),
  harmful(0, 'WALLET_PURCHASE', 'it could pay an order'),
  harmful(0, 'FAVOURITES_SAVE_LIST', 'it could make a list of favourites'),
  harmful(0, 'FAVOURITES_DELETE_LIST', 'it could remove a list of favourites'),
  harmful(0, 'FAVOURITES_MOVE', 'it could move a favourite'),
  harmful(0, 'ACCOUNT_DELETE', 'it could delete an account'),
  harmful(0, 'SESSION_END', 'it could sign a member out'),
  harmful(0, 'PASSKEY_REGISTER_OPTIONS', 'it would begin to add a passkey'),
  harmful(0, 'PASSKEY_REGISTER', 'it could add a passkey'),
  harmful(0, 'PASSKEY_LOGIN_OPTIONS', 'it would begin to sign in'),
  harmful(0, 'PASSKEY_LOGIN', 'it could sign in'),
  harmful(0, 'PASSKEY_RENAME', 'it could rename a passkey'),
  harmful(0, 'PASSKEY_DELETE', 'it could remove a passkey'),
  harmful(0, 'WAITING_ADDRESS', 'it could send a mail'),
]

/** What guests cannot ask for; in a report without a member. */
export const callsForMembers: CallCheck[] = [
  harmful(59, 'LOGIN', withMember),
  harmful(0, 'ORDER_RESULT', withMember),
  harmful(0, 'FAVOURITES_SHARED', withMember),
].map((check) => (check.key === 'LOGIN' ? { ...check, variant: 'refresh' } : check))
