import type { CartAddAnswer, CartSummary } from '~/backend/cart/cart-model'
import type { Notice } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'

export type AddOutcome = {
  /** Redirect target; takes precedence over the rest. */
  goTo: string | null
  popup: 'cart' | 'store' | null
  notices: Notice[]
  summary: CartSummary | null
  added: boolean
  /** Positions of the added products in a multi-add. */
  addedIndexes?: number[]
}

/** `ownPage` is the product's page at the shop, where alone it can be bought. */
export type NamedAnswer = CartAddAnswer & { ownPage?: NonNullable<Notice['link']> }

export type AddSituation = {
  /** Path of the page with the form, without its query. */
  page: string
  onProductPage: boolean
  productPath: string | null
  buyNow: boolean
  isUndo: boolean
  cartPath: string
  /** The store choice page, with a link back. */
  storePath: string
  paymentPath: string
  texts: {
    failed: string
    storeNeeded: string
    goToStores: string
    added: string
    goToCart: string
    toPayment: string
  }
}

const refusal = (text: string, link?: Notice['link']): Notice => ({
  tone: 'bad',
  text,
  ms: noticeMs.cart,
  ...(link ? { link } : {}),
})

const nothing = { goTo: null, popup: null, notices: [], summary: null, added: false }

/** What the shop says at the page that it leads to, with a way to the cart. */
function noticesElsewhere(
  { path, statusText }: CartAddAnswer,
  { cartPath, texts }: AddSituation,
): Notice[] {
  if (!path || !statusText) return []
  const link = path === cartPath ? {} : { link: { href: cartPath, text: texts.goToCart } }
  return [{ tone: 'plain', text: statusText, ms: noticeMs.cartWithLink, ...link }]
}

/** Status 2 leads to a page of the shop, with what it says of it; without a page it says that nothing was added. */
function elsewhere(answer: CartAddAnswer, situation: AddSituation) {
  const { path, summary, statusText } = answer
  const { texts } = situation
  if (path) return { ...nothing, summary, goTo: path, notices: noticesElsewhere(answer, situation) }
  return { ...nothing, summary, notices: [refusal(statusText || texts.failed)] }
}

/** Status above 0: added. 1 shows nothing, 3 the cart popup, 4 a notice for 5 s with a link. */
function afterAdding(answer: CartAddAnswer, situation: AddSituation): AddOutcome {
  if (answer.status === 2) return elsewhere(answer, situation)
  const base = { ...nothing, summary: answer.summary, added: true }
  if (situation.buyNow) return { ...base, goTo: situation.cartPath }
  const isAtCart = situation.page === situation.cartPath
  if (answer.status === 3 && !isAtCart) return { ...base, popup: 'cart' }
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

/** Status -1 leads to the url, but on that very page to a danger notice; without a url to a text with a link. */
function afterVariantFault(answer: CartAddAnswer, situation: AddSituation): AddOutcome {
  const text = answer.statusText || situation.texts.failed
  const isSamePage = situation.onProductPage && answer.path === situation.page
  if (answer.path && !isSamePage) return { ...nothing, goTo: answer.path, notices: [refusal(text)] }
  const link =
    !answer.path && answer.title && situation.productPath
      ? { href: situation.productPath, text: answer.title }
      : undefined
  return { ...nothing, notices: [refusal(text, link)] }
}

/** A line taken back stays beside the cart that it left, whatever an add of its product leads to. */
function afterUndo(answer: CartAddAnswer, { productPath, texts }: AddSituation): AddOutcome {
  const { status, statusText, title, summary } = answer
  if (status > 0) return { ...nothing, summary, added: true }
  const link = productPath && title ? { href: productPath, text: title } : undefined
  const reason = status === -2 ? texts.storeNeeded : texts.failed
  return { ...nothing, notices: [refusal(statusText || reason, link)] }
}

export function outcomeOfAdd(answer: NamedAnswer, situation: AddSituation): AddOutcome {
  const outcome = outcomeHere(answer, situation)
  const { ownPage: link } = answer
  if (!link) return outcome
  const atShop = { tone: 'bad', ms: noticeMs.cartWithLink, link } as const
  return { ...outcome, notices: outcome.notices.map((notice) => ({ ...notice, ...atShop })) }
}

function outcomeHere(answer: CartAddAnswer, situation: AddSituation): AddOutcome {
  if (situation.isUndo) return afterUndo(answer, situation)
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
  const { paymentPath: href, texts } = situation
  const link = answer.isOrderOpen ? { href, text: texts.toPayment } : undefined
  return { ...nothing, notices: [refusal(text, link)] }
}

const maxLinks = 5

/** Gathers failures into one notice; it links to the store choice when a store must be chosen first, and to what only the shop itself sells. */
function refusalOfSeveral(failed: NamedAnswer[], situation: AddSituation): Notice[] {
  if (failed.length === 0) return []
  const { texts, storePath } = situation
  const lines = failed.map(({ title, status, statusText }) => {
    const text = statusText || (status === -2 ? texts.storeNeeded : texts.failed)
    return [title, text].filter(Boolean).join(': ')
  })
  const text = [...new Set(lines)].join(' · ')
  const toStores = failed.some(({ status }) => status === -2)
    ? [{ href: storePath, text: texts.goToStores }]
    : []
  const [link, ...more] = [...toStores, ...failed.flatMap(({ ownPage }) => ownPage ?? [])]
  if (!link) return [refusal(text)]
  const further = more.length > 0 ? { more: more.slice(0, maxLinks - 1) } : {}
  return [{ ...refusal(text, link), ...further, ms: noticeMs.cartWithLink }]
}

/** Several answers: 1 and 3 open the popup, 2 redirects, failures make one notice. The totals are the last answer's. */
export function outcomeOfSeveral(answers: NamedAnswer[], situation: AddSituation): AddOutcome {
  const redirect = answers.find((answer) => answer.status === 2 && answer.path)
  const failed = answers.filter((answer) => answer.status <= 0)
  const summary = answers.map((answer) => answer.summary).filter((one) => one !== null)
  const added = answers.some((answer) => answer.status > 0 && answer.status !== 2)
  return {
    goTo: redirect?.path ?? null,
    popup: added ? 'cart' : null,
    notices: [
      ...(redirect ? noticesElsewhere(redirect, situation) : []),
      ...refusalOfSeveral(failed, situation),
    ],
    summary: summary.at(-1) ?? null,
    added,
    addedIndexes: answers.flatMap(({ status }, index) =>
      status > 0 && status !== 2 ? [index] : [],
    ),
  }
}

const foundNotice =
  ({ texts }: AddSituation) =>
  ({ title }: CartAddAnswer): Notice => ({
    tone: 'good',
    text: [title, texts.added].filter(Boolean).join(': '),
    ms: noticeMs.cartWithLink,
  })

/** Outcome of an add with companions: the product decides; failed ones are reported beside it, and any whose answer got lost. */
export function withCompanions(
  outcome: AddOutcome,
  companions: NamedAnswer[],
  situation: AddSituation,
): AddOutcome {
  if (companions.length === 0) return outcome
  const { notices, summary, addedIndexes = [] } = outcomeOfSeveral(companions, situation)
  const found = companions.filter(({ isLost, status }) => isLost && status > 0)
  return {
    ...outcome,
    addedIndexes: [...(outcome.added ? [0] : []), ...addedIndexes.map((index) => index + 1)],
    notices: [...outcome.notices, ...found.map(foundNotice(situation)), ...notices],
    summary: summary ?? outcome.summary,
  }
}
