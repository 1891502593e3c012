import type { Notice } from '~/session/answer-types'
import type { CartAddAnswer, CartSummary } from '~/shop/cart-model'

/** How long notices stay. */
export const noticeMs = {
  error: 5000,
  cart: 2400,
  /** What comes of signing in after the shop took it: an outside account, a token that cannot be read. */
  callback: 2400,
  /** A word about a one-time code that stands beside no field. */
  code: 1800,
  default: 6000,
  cartWithLink: 5000,
  newsletter: 3200,
} as const

/** What a shopper meets after add-to-cart: where they go, what they read, which popup opens. */
export type AddOutcome = {
  /** Go there, whatever else. */
  goTo: string | null
  popup: 'cart' | 'store' | null
  notices: Notice[]
  summary: CartSummary | null
  /** Whether something came into the cart. */
  added: boolean
  /** Which of several did, by their places in the wish. */
  places?: number[]
  /** The same by the ids of their products. */
  products?: string[]
}

export type AddSituation = {
  /** Path of the page that the form stands on, without its query. */
  page: string
  onProductPage: boolean
  /** The product's own page where the form knows it (the page itself, or the card's link). */
  productPath: string | null
  buyNow: boolean
  cartPath: string
  /** The choice of a store, which leads back to the page. */
  storePath: string
  texts: {
    failed: string
    storeNeeded: string
    goToStores: string
    added: string
    goToCart: string
  }
}

const refusal = (text: string, link?: Notice['link']): Notice => ({
  tone: 'bad',
  text,
  ms: noticeMs.cart,
  ...(link ? { link } : {}),
})

const nothing = { goTo: null, popup: null, notices: [], summary: null, added: false }

/** Status above 0: added. 1 shows nothing, 3 the cart popup, 4 a notice for 5 s with a link. */
function afterAdding(answer: CartAddAnswer, situation: AddSituation): AddOutcome {
  const base = { ...nothing, summary: answer.summary, added: answer.status !== 2 }
  if (answer.status === 2) return { ...base, goTo: answer.path }
  if (situation.buyNow) return { ...base, goTo: situation.cartPath }
  if (answer.status === 3) return { ...base, popup: 'cart' }
  if (answer.status !== 4) return base
  const { added, goToCart } = situation.texts
  const notice: Notice = {
    tone: 'good',
    text: answer.statusText || added,
    link: { href: situation.cartPath, text: goToCart },
    ms: noticeMs.cartWithLink,
  }
  return { ...base, notices: [notice] }
}

/**
 * Status -1, variant selection: to the url if there is one, but on that same product page a danger notice; without
 * a url the text with a link to the title where the product's page is known.
 */
function afterVariantFault(answer: CartAddAnswer, situation: AddSituation): AddOutcome {
  const text = answer.statusText || situation.texts.failed
  const here = situation.onProductPage && answer.path === situation.page
  if (answer.path && !here) return { ...nothing, goTo: answer.path, notices: [refusal(text)] }
  const link =
    !answer.path && answer.title && situation.productPath
      ? { href: situation.productPath, text: answer.title }
      : undefined
  return { ...nothing, notices: [refusal(text, link)] }
}

/** What one answer of add-to-cart means, by its status. */
export function outcomeOfAdd(answer: CartAddAnswer, situation: AddSituation): AddOutcome {
  if (answer.status > 0) return afterAdding(answer, situation)
  if (answer.status === -1) return afterVariantFault(answer, situation)
  const text = answer.statusText || situation.texts.failed
  if (answer.status === -2)
    return {
      ...nothing,
      popup: 'store',
      notices: [
        {
          tone: 'warn',
          text: answer.statusText || situation.texts.storeNeeded,
          ms: noticeMs.cart,
        },
      ],
    }
  if (answer.personalizationError && answer.path && !situation.onProductPage)
    return { ...nothing, goTo: answer.path, notices: [refusal(text)] }
  return { ...nothing, notices: [refusal(text)] }
}

/** What failed of several, in one notice. Where a store must be chosen first, it leads to the choice. */
function refusalOfSeveral(failed: CartAddAnswer[], situation: AddSituation): Notice[] {
  if (failed.length === 0) return []
  const { texts, storePath } = situation
  const lines = failed.map(({ title, status, statusText }) => {
    const text = statusText || (status === -2 ? texts.storeNeeded : texts.failed)
    return [title, text].filter(Boolean).join(': ')
  })
  const text = [...new Set(lines)].join(' · ')
  if (!failed.some(({ status }) => status === -2)) return [refusal(text)]
  const link = { href: storePath, text: texts.goToStores }
  return [{ ...refusal(text, link), ms: noticeMs.cartWithLink }]
}

/**
 * What several answers mean together: 1 and 3 open the popup, 2 redirects, and all failures gather into one
 * notice. The totals are the last answer's.
 */
export function outcomeOfSeveral(answers: CartAddAnswer[], situation: AddSituation): AddOutcome {
  const redirect = answers.find((answer) => answer.status === 2 && answer.path)
  const failed = answers.filter((answer) => answer.status <= 0)
  const summary = answers.map((answer) => answer.summary).filter((one) => one !== null)
  const added = answers.some((answer) => answer.status > 0 && answer.status !== 2)
  return {
    goTo: redirect?.path ?? null,
    popup: added ? 'cart' : null,
    notices: refusalOfSeveral(failed, situation),
    summary: summary.at(-1) ?? null,
    added,
    places: answers.flatMap(({ status }, place) => (status > 0 && status !== 2 ? [place] : [])),
  }
}

/** What an add means when other products came with it: the first decides, what failed is said beside it. */
export function withCompanions(
  outcome: AddOutcome,
  companions: CartAddAnswer[],
  situation: AddSituation,
): AddOutcome {
  if (companions.length === 0) return outcome
  const { notices, summary, places = [] } = outcomeOfSeveral(companions, situation)
  return {
    ...outcome,
    places: [...(outcome.added ? [0] : []), ...places.map((place) => place + 1)],
    notices: [...outcome.notices, ...notices],
    summary: summary ?? outcome.summary,
  }
}
