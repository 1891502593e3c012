import type { Product } from './catalogue'
import { productIn } from './prices'
import {
  type AddRequest,
  isAllowedCount,
  isSameLine,
  type Line,
  type Model,
  type Session,
  stockFor,
} from './state'

/** The page that must follow. */
export type NextPage = 'here' | 'cart' | 'content' | 'notice' | 'store'

export type Verdict = { isAdded: boolean; lands: NextPage; why: string }

const refused = (why: string, lands: NextPage = 'here'): Verdict => ({ isAdded: false, lands, why })

/** The count of one article in a cart, over all its lines except one. */
export function piecesOf(session: Session, line: Line, except?: Line): number {
  return session.lines
    .filter((one) => one !== except)
    .filter((one) => one.product === line.product && one.variant === line.variant)
    .reduce((sum, one) => sum + one.count, 0)
}

const lacksEngraving = (product: Product, addRequest: Line): boolean =>
  product.fields.some(
    (field) =>
      (field.required && !addRequest.engraving[field.key]?.trim()) ||
      (addRequest.engraving[field.key]?.length ?? 0) > field.max,
  )

/** Whether a line may have this count now. */
export function isCountAllowed(model: Model, session: Session, line: Line, count: number): boolean {
  const product = productIn(model.catalogue, line.product)
  const others = piecesOf(
    session,
    line,
    session.lines.find((one) => isSameLine(one, line)),
  )
  return (
    isAllowedCount(product, count) &&
    (product.max === 0 || count + others <= product.max) &&
    count + others <= stockFor(model, session, line.product, line.variant)
  )
}

/** What a line holds once a count was sent for it: of more than there is, all that there is. */
export function settledCount(model: Model, session: Session, line: Line, count: number): number {
  const left = stockFor(model, session, line.product, line.variant)
  const wanted = count > left && left > line.count ? left : count
  return isCountAllowed(model, session, line, wanted) ? wanted : line.count
}

const landings: NextPage[] = ['here', 'here', 'content', 'cart', 'notice']

function landingOf(model: Model, product: Product, intent: AddRequest['intent']): NextPage {
  const status = product.afterAdd || Number(model.catalogue.settings.get('AFTER_ADD'))
  const lands = landings[status] ?? 'here'
  return intent === 'buy' && lands !== 'content' ? 'cart' : lands
}

/** The required outcome of an add. */
export function expectedOutcome(model: Model, session: Session, addRequest: AddRequest): Verdict {
  const product = productIn(model.catalogue, addRequest.product)
  if (!product.isActive || product.isShowOnly) return refused('it is not for sale')
  const variant = product.variants.find((one) => one.id === addRequest.variant)
  if (product.variants.length > 0 ? !variant : addRequest.variant !== 0)
    return refused('no variant is chosen')
  if (lacksEngraving(product, addRequest)) return refused('the engraving is not valid')
  const existing = session.lines.find((one) => isSameLine(one, addRequest))
  if (!isAllowedCount(product, addRequest.count)) return refused('the quantity is not allowed')
  if (!isCountAllowed(model, session, addRequest, (existing?.count ?? 0) + addRequest.count))
    return refused('there is not as much left')
  if (product.needsStore && session.store === 0) return refused('a store is needed', 'store')
  return { isAdded: true, lands: landingOf(model, product, addRequest.intent), why: '' }
}

/** Adds a line to the cart; an equal line grows. */
export function addLine(session: Session, line: Line): void {
  const existing = session.lines.find((one) => isSameLine(one, line))
  if (existing) existing.count += line.count
  else session.lines.push({ ...line })
}

/** Adds what was requested, and one piece of each companion. */
export function applyAdd(model: Model, session: Session, addRequest: AddRequest): Verdict {
  const verdict = expectedOutcome(model, session, addRequest)
  const { companions, intent: _, ...line } = addRequest
  if (!verdict.isAdded) return verdict
  addLine(session, line)
  for (const id of companions) {
    // Its price is for one piece, which is what is added where the minimum allows it.
    const companion = plainLine(id, 0, Math.max(1, productIn(model.catalogue, id).min))
    if (expectedOutcome(model, session, { ...companion, companions: [], intent: 'add' }).isAdded)
      addLine(session, companion)
  }
  return verdict
}

export const plainLine = (product: number, variant: number, count: number): Line => ({
  product,
  variant,
  count,
  frequency: '',
  note: '',
  engraving: {},
})
