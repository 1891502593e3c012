import type { Findings } from '../call-check'

/** From what a shop itself renders, the storefront reads what a call would tell (decision 067). */
type SecondSource = {
  source: string
  /** JSON too may say that the call is not there; of get-page it says that the page is not. */
  byStatus?: true
  byShape?: true
  byFailure?: true
  instead: string
  /** What a shopper lacks all the same, in a list; '' for nothing. */
  lost: string
}

const cart: SecondSource = {
  source: 'SUB_FOLDER header-cart',
  byStatus: true,
  byFailure: true,
  instead: 'The cart is read from the fragment of the shop’s header (header-cart).',
  lost: '',
}

const secondSources = new Map<string, SecondSource>([
  [
    'PAGE home',
    {
      source: 'PLATFORM_PAGE',
      instead: 'The home page is read from the one that the shop itself renders, without banners.',
      lost: 'banners of the home page',
    },
  ],
  [
    'PAGE category',
    {
      source: 'PLATFORM_PAGE category',
      instead: 'Categories are read from the pages that the shop itself renders.',
      lost: '',
    },
  ],
  [
    'PAGE product',
    {
      source: 'PLATFORM_PAGE product',
      instead:
        'Products are read from the pages that the shop itself renders, which tell no tabs, personalization or complements.',
      lost: 'tabs, personalization and complements of products',
    },
  ],
  [
    'PRODUCT_LOADER search',
    {
      source: 'PLATFORM_PAGE search',
      byShape: true,
      instead: 'The search page is read from the page of results that the shop itself renders.',
      lost: '',
    },
  ],
  ['CART_LOAD', cart],
  ['CART_LOAD member', cart],
  [
    'GLOBALS',
    {
      source: 'PLATFORM_PAGE',
      byStatus: true,
      instead:
        'Name, languages and currencies are those that the shop’s own home page tells, the menu is that of category/get alone.',
      lost: "the shop's own logo, colours, footer and notes",
    },
  ],
])

/** What replaces a call that the shop lacks, or answers unreadably; undefined where it has the call, fails at it or has no second source. */
export function secondSourceOf(
  id: string,
  { present, missingCalls, maybeMissingCalls, unread, failed }: Findings,
): SecondSource | undefined {
  const second = secondSources.get(id)
  if (!second || !present.has(second.source)) return undefined
  const isUnread = second.byShape === true && unread.has(id)
  const isFailed = second.byFailure === true && failed.has(id)
  return isUnread || isFailed || (second.byStatus ? maybeMissingCalls : missingCalls).has(id)
    ? second
    : undefined
}
