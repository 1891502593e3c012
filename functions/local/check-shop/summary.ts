import { unreadHtml } from './judge'
import { hasGoods, isProblem, type Report, type Row } from './report'

const listed = (names: string[]) => [...new Set(names)].filter(Boolean).join(', ')
const features = (rows: Row[]) => listed(rows.map(({ feature }) => feature))

/** What a shopper lacks of a shop that works: whole features, and what a second source does not tell. */
const leftOut = (rows: Row[]) =>
  listed(
    rows.map(({ need, feature, lost }) =>
      need === 'optional' ? feature : need === 'replaced' ? lost : '',
    ),
  )

const isUnusable = ({ result, need }: Row) =>
  need !== 'unused' && ['missing', 'refused', 'unreadable'].includes(result)

function hints(rows: Row[]): string[] {
  const refused = rows.filter(({ result }) => result === 'refused')
  if (refused.some(({ details }) => details.includes('429')))
    return ['The shop limits how often it may be called; ask its operator to allow more.']
  if (refused.some(({ as, number }) => as === 'member' && number === 20))
    return ['The shop refuses to sign the member in: check the e-mail address and the password.']
  const isTokenRefused = refused.some(
    ({ as, details }) => as === 'guest' && /\b40[13]\b/.test(details),
  )
  return isTokenRefused ? ['The shop refuses guests: check SHOP_GUEST_TOKEN.'] : []
}

const isUnread = ({ details, need }: Row) => need !== 'unused' && details === unreadHtml

const noGoods = 'The shop is not ready: no page of a category or of a product could be read.'

function verdict(rows: Row[]): string {
  const problems = rows.filter(isProblem)
  const { length: unknown } = rows.filter(
    ({ result, need, as }) => result === 'not asked' && need === 'needed' && as === 'guest',
  )
  if (problems.length > 0) {
    const calls = `${problems.length} ${problems.length === 1 ? 'call does' : 'calls do'} not work`
    return `The shop is not ready: ${calls}${unknown > 0 ? `, needed but not asked: ${unknown}` : ''}.`
  }
  const isAllJson = !rows.some(isUnread)
  if (!hasGoods(rows)) return noGoods
  if (unknown > 0) {
    const calls = `${unknown} needed ${unknown === 1 ? 'call' : 'calls'} could not be asked`
    return `Nothing is wrong, but ${calls}${isAllJson ? '' : ', and not all answer in JSON'}.`
  }
  return isAllJson
    ? 'Every call that the storefront needs is there and readable.'
    : 'Every needed call is there, but not all answer in JSON.'
}

function cartRefusals(rows: Row[]): string[] {
  const adding = rows.find(({ id, result }) => id === 'CART_ADD' && result === 'refused')
  const [, sentence] = adding?.details.match(/^refuses(?:: (.*))?$/) ?? []
  const words = sentence ? `; the shop says: ${sentence}` : ''
  return adding ? [`Nothing could be put into the cart${words}.`] : []
}

/** The counts, and which pages a shopper will not have. */
export function summaryOf({
  rows,
  counts,
  isReached,
  origin,
}: Pick<Report, 'rows' | 'counts' | 'isReached' | 'origin'>): string[] {
  const { present, slow, refused, missing, unreadable } = counts
  const refusedText = refused > 0 ? `${refused} refused, ` : ''
  const sum = `${present} present, ${missing} missing, ${unreadable} unreadable, ${refusedText}${slow} slow, ${counts['not asked']} not asked.`
  if (!isReached) return [sum, `The shop at ${origin} cannot be reached.`]
  const unusable = rows.filter(isUnusable)
  const needed = features(unusable.filter(({ need }) => need === 'needed'))
  const replaced = features(unusable.filter(({ need }) => need === 'replaced'))
  const optional = leftOut(unusable)
  const platform = features(unusable.filter(({ need }) => need === 'handed over'))
  const html = features(rows.filter(isUnread))
  return [
    sum,
    verdict(rows),
    ...cartRefusals(rows),
    ...(needed ? [`A shopper will not have: ${needed}.`] : []),
    ...(platform ? [`Done by the shop’s own pages: ${platform}.`] : []),
    ...(replaced ? [`Read from what the shop itself renders: ${replaced}.`] : []),
    ...(optional ? [`Left out, while the rest works: ${optional}.`] : []),
    ...(html ? [`Answered as HTML, which the storefront cannot show: ${html}.`] : []),
    ...hints(rows),
  ]
}
