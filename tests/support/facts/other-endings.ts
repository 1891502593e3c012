import { backend } from './backend'
import { both, type Ending, section7 } from './ending'
import { endingsWithScript } from './endings-with-script'

/** Journeys that end elsewhere on another shop, with the reason and what the shopper meets instead. */
export const otherEndings: readonly Ending[] = [
  {
    on: both,
    reason: 'It reads every product from the database of the reference shop.',
    instead: null,
    journeys: [['options-with-script']],
  },
  {
    on: both,
    reason: 'The shop has four countries, which are all shown at once.',
    instead: null,
    journeys: [['phone-with-script', 'the flag opens a list of fifteen countries']],
  },
  {
    on: both,
    reason: 'The shop has four countries; Belize and Cuba are none of them.',
    instead: null,
    journeys: [['phone-with-script', 'a number with + selects']],
  },
  {
    on: both,
    reason: 'The shop has eighteen tax offices, two of them with these letters.',
    instead: null,
    journeys: [['phone-with-script', 'tax offices open on focus']],
  },
  {
    on: both,
    reason: 'Each of the four countries has a pattern.',
    instead: null,
    journeys: [['phone-with-script', 'a country without a pattern']],
  },
  {
    on: both,
    reason: 'No product of a model has options.',
    instead: null,
    journeys: [
      ['sibling-press-with-script', 'the chosen options are kept'],
      ['sibling-press-with-script', 'a sibling without the chosen options'],
      ['sibling-press-with-script', 'an option chosen while'],
    ],
  },
  {
    on: both,
    reason: 'It names neither stars, counts of prices, popular words, nor a lowest price.',
    instead: null,
    journeys: [
      ['rated-lists'],
      ['card-offers'],
      ['search-with-script', 'the word is offered within'],
      ['search-with-script', 'before typing'],
    ],
  },
  {
    on: both,
    reason: 'A changed address waits for no mail.',
    instead: null,
    journeys: [['waiting-address']],
  },
  {
    on: both,
    reason: 'The footer of the shop has other pages.',
    instead: null,
    journeys: [['footer-policies']],
  },
  {
    on: both,
    reason: 'The shop has no app.',
    instead: null,
    journeys: [['offline-with-script', 'closing it']],
  },
  {
    on: section7,
    reason: 'The page of a product does not tell which option a picture shows.',
    instead: null,
    journeys: [['option-pictures']],
  },
  {
    on: section7,
    reason: 'Section 7 has no calls for the checkout.',
    instead: 'checkout of the platform',
    journeys: [
      ['order'],
      ['order-pressed-twice'],
      ['checkout-frame'],
      ['short-lines', 'a button continues the order'],
      ['cart', 'continues from the cart to the checkout'],
      ['address-back', 'Back from the address step'],
      ['typed-meanwhile-with-script', 'a refused form of the checkout'],
    ],
  },
  {
    on: section7,
    reason: 'Section 7 has no calls for coupons and campaigns: neither is offered.',
    instead: null,
    journeys: [['coupon'], ['campaigns']],
  },
  {
    on: both,
    reason:
      'It names no earlier price, suggests no goods, and has no express order and no actions by a link.',
    instead: null,
    journeys: [['price-news'], ['quick-cart'], ['guest-return'], ['shop-words']],
  },
  {
    on: both,
    reason:
      'The shop gives the orders of guests to no account, and has neither delivery dates nor actions by a link.',
    instead: null,
    journeys: [['order-account'], ['after-order']],
  },
  {
    on: both,
    reason: 'None of its regions is the only one of its level.',
    instead: null,
    journeys: [['addresses', 'a level with a single choice']],
  },
  {
    on: both,
    reason: 'The shop sells no gift cards.',
    instead: null,
    journeys: [['gift-cards']],
  },
  {
    on: both,
    reason: 'The shop finds no regions by postal code.',
    instead: null,
    journeys: [['postal-regions']],
  },
  {
    on: both,
    reason: 'Which card was used last is not told by the shop.',
    instead: null,
    journeys: [['saved-card']],
  },
  {
    on: section7,
    reason: 'Section 7 has no cart/load, which lists what is saved: nothing can be saved.',
    instead: null,
    journeys: [['saved-lines']],
  },
  {
    on: section7,
    reason: 'Section 7 has no call that sets the store.',
    instead: 'says that no store could be chosen',
    journeys: [
      ['chosen-store'],
      ['adding', 'status -2 asks for a store'],
      ['stores', 'lists the stores'],
      ['stores', 'a store chosen while adding'],
      ['stores-by-region'],
    ],
  },
  {
    on: section7,
    reason: 'Section 7 has no call for orders.',
    instead: 'orders of the platform',
    journeys: [
      ['member-pages', 'a member opens an order'],
      ['named-links', 'the link names of the backend'],
    ],
  },
  {
    on: section7,
    reason: 'Section 7 has no call for orders.',
    instead: 'tracking of the platform',
    journeys: [['member-pages', 'a guest tracks an order']],
  },
  {
    on: section7,
    reason: 'The account has no call that deletes it.',
    instead: 'deletion by a message',
    journeys: [['account-deletion']],
  },
  {
    on: section7,
    reason: 'Section 7 has no call for cards.',
    instead: 'says that the shop has no cards',
    journeys: [['member-pages', 'a card is saved']],
  },
  {
    on: section7,
    reason: 'Section 7 has no call for orders and cards.',
    instead: 'orders of the platform',
    journeys: [['named-links', 'every link of the account']],
  },
  {
    on: section7,
    reason: 'Nothing of section 7 tells who is an affiliate.',
    instead: 'affiliate pages by their address',
    journeys: [['member-pages', 'an affiliate and a vendor']],
  },
  {
    on: section7,
    reason: 'Section 7 has a redirect of the provider only.',
    instead: 'provider of the shop',
    journeys: [['member-pages', 'an account of another service']],
  },
  {
    on: section7,
    reason: 'Section 7 has no word to suggest.',
    instead: 'categories instead of a word',
    journeys: [['stores', 'an unknown word suggests']],
  },
  {
    on: section7,
    reason: 'The page of a product names its brand without a link.',
    instead: 'brand by its address',
    journeys: [['brands-and-words', 'a product links to its brand']],
  },
  {
    on: section7,
    reason: 'The comparison of section 7 is a fragment of HTML.',
    instead: 'comparison as the shop has it',
    journeys: [
      ['adding', 'status -1 leads'],
      ['comparison', 'a product is removed'],
      ['comparison', 'only what differs'],
      ['favourites', 'two products are added and compared'],
    ],
  },
  {
    on: section7,
    reason: 'Instalments are a fragment of HTML, and no call names the tabs.',
    instead: 'instalments as the shop has them',
    journeys: [['popovers', 'a tab loads']],
  },
  {
    on: section7,
    reason: 'The page of a product does not tell that it can be subscribed to.',
    instead: 'bought once',
    journeys: [['product-extras', 'choosing the subscription'], ['subscription']],
  },
  {
    on: section7,
    reason: 'The page of a product does not tell which text it needs.',
    instead: 'says which text is missing',
    journeys: [['product-extras', 'a personalized product']],
  },
  {
    on: section7,
    reason: 'Companions are known on their own page only.',
    instead: 'companions on their page',
    journeys: [['product-extras', 'a companion product']],
  },
  {
    on: section7,
    reason: 'Instalments are a fragment of HTML.',
    instead: 'instalments as the shop has them',
    journeys: [['product-extras', 'a link leads to the payment methods']],
  },
  {
    on: section7,
    reason: 'Section 7 has no call for votes.',
    instead: 'says that it could not be done',
    journeys: [['product-talk', 'a vote is counted']],
  },
  {
    on: section7,
    reason: 'Section 7 has no call for writing a review.',
    instead: 'says that it could not be done',
    journeys: [['product-talk', 'a member writes a review']],
  },
  {
    on: section7,
    reason: 'Section 7 has no call for alarms.',
    instead: 'says that it could not be done',
    journeys: [['product-talk', 'an alarm is set']],
  },
  {
    on: section7,
    reason: 'The page of a product does not tell its model.',
    instead: 'siblings among the similar',
    journeys: [
      ['product-talk', 'choosing an attribute'],
      ['siblings', 'the sibling shown by the select'],
    ],
  },
  ...endingsWithScript,
]

const withoutRows = (title: string): string => title.replace(/^(?:\[\w+\] )+/, '')

/** Why a journey ends elsewhere in the shop that the journeys run in; undefined where it does not. */
export function otherEndingOf(file: string, title: string): Ending | undefined {
  const isThis = ([name, start = '']: readonly [string, string?]) =>
    file.endsWith(`/${name}.test.ts`) && withoutRows(title).startsWith(start)
  return otherEndings.find(({ on, journeys }) => on.includes(backend) && journeys.some(isThis))
}
