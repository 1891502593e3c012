import { decodedPath } from '../../../../app/backend/http/safe-path'
import type { CallCheck, CallRequest, Findings } from '../call-check'
import { bestProduct, type Facts } from '../facts'

const pageAt = (hasPages: boolean, link: string | undefined): CallRequest | string => {
  if (hasPages) return 'the shop has get-page'
  if (!link) return 'no earlier answer names its address'
  return { parts: link.split('/').map((word) => ({ linkWord: decodedPath(word) })) }
}

/** A page that the shop itself renders. The storefront follows a redirect to the same page in another form. */
const page = {
  number: 0,
  key: 'PLATFORM_PAGE',
  as: 'guest',
  stage: 'details',
  mayRedirect: true,
  need: ({ present }: Findings) => (present.has('PAGE home') ? 'unused' : 'needed'),
  expected: { kind: 'page' },
} as const

/** One category and one product, as the shop itself renders them, for a shop without get-page. */
export const platformPageCalls: CallCheck[] = [
  {
    ...page,
    variant: 'category',
    request: ({ hasPages, category }) => pageAt(hasPages, category?.link),
    feature: 'pages of categories',
    without: 'Without get-page too, every category says that it cannot be shown.',
  },
  {
    ...page,
    variant: 'product',
    request: (facts: Facts) =>
      pageAt(facts.hasPages, bestProduct(facts, ({ link }) => link !== '')?.link),
    feature: 'product pages',
    without: 'Without get-page too, every product says that it cannot be shown.',
  },
]
