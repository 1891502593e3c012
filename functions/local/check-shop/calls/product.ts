import { tabAddress } from '../../../../app/backend/site/tab'
import { type CallCheck, type CallRequest, inPlaceOf, unlessReplaced } from '../call-check'
import {
  bestProduct,
  type Facts,
  flagAt,
  idAt,
  learnProducts,
  noProduct,
  rowForSale,
  rowsAt,
  textAt,
  valueAt,
} from '../facts'
import {
  attributes,
  compared,
  instalments,
  matchingProducts,
  productPageAnswer,
  questions,
  reviewItems,
  reviews,
  stars,
} from '../shapes/catalogue'
import { showsComparison, showsInstalments } from './readers'
import { remarkOnVat, variantCalls } from './variants/variant-calls'

const ofProduct =
  (build: (id: string) => CallRequest) =>
  ({ products: [first] }: Facts): CallRequest | string =>
    first ? build(first.id) : noProduct

/** Best one whose model another product has too: a model of one product has no siblings. */
function catalogProduct(facts: Facts) {
  const models = facts.products.map(({ modelId }) => modelId)
  const isSibling = (modelId: string) => models.indexOf(modelId) !== models.lastIndexOf(modelId)
  return bestProduct(
    facts,
    ({ isCatalog, modelId }) => isCatalog && modelId !== '' && isSibling(modelId),
    ({ isCatalog, modelId }) => isCatalog && modelId !== '',
  )
}

function learnDetail(facts: Facts, body: unknown): void {
  const detail = valueAt(body, 'PRODUCT')
  learnProducts(facts, [detail])
  const id = idAt(detail, 'ID')
  const variant = idAt(rowForSale(rowsAt(detail, 'VARIANTS')), 'ID')
  if (variant) facts.subproduct = { product: id, id: variant }
  const tab = tabAddress(textAt(detail, 'TABS', 0, 'URL'))
  if (tab) facts.tabAddress = tab
}

function learnSiblings(facts: Facts, body: unknown): void {
  const chosen = rowsAt(body).map((group) => ({
    groupId: idAt(group, 'GROUP_ID'),
    optionId: idAt(
      rowsAt(group, 'OPTIONS').find((option) => flagAt(option, 'SELECTED')),
      'ID',
    ),
  }))
  if (chosen.length > 0 && chosen.every(({ groupId, optionId }) => groupId && optionId))
    facts.siblings = chosen
}

function siblingRequest(facts: Facts): CallRequest | string {
  const product = catalogProduct(facts)
  if (!facts.siblings || !product?.modelId) return 'no earlier answer names a product with siblings'
  const form: Record<string, string> = { model_id: product.modelId }
  facts.siblings.forEach(({ groupId, optionId }, index) => {
    form[`attribute[${index}][id]`] = groupId
    form[`attribute[${index}][option_id]`] = optionId
  })
  return { form }
}

const ofReviews = {
  as: 'guest',
  stage: 'product',
  request: ofProduct((id) => ({ parts: [id], query: { page: '1' } })),
  feature: 'reviews',
  without: 'A product page says that its reviews cannot be shown.',
} as const

export const productCalls: CallCheck[] = [
  {
    number: 0,
    key: 'PAGE',
    variant: 'product',
    as: 'guest',
    stage: 'product',
    need: 'needed',
    request(facts) {
      const product = bestProduct(facts, ({ hasVariants }) => hasVariants)
      return product?.link ? { query: { link: product.link } } : noProduct
    },
    expected: { kind: 'json', shape: productPageAnswer },
    learn: learnDetail,
    remark: remarkOnVat('PRODUCT', 'VARIANTS'),
    feature: 'product pages',
    without: 'Every product says that it cannot be shown, or is the page of a missing address.',
  },
  {
    number: 8,
    key: 'PRODUCT_DETAIL_COMMENT_AVERAGE',
    as: 'guest',
    stage: 'product',
    need: 'optional',
    request: ofProduct((id) => ({ parts: [id] })),
    expected: { kind: 'json', shape: stars },
    feature: 'stars of products',
    without: 'A product page shows no counts by stars.',
  },
  ...variantCalls,
  {
    number: 12,
    key: 'INSTALLMENT',
    as: 'guest',
    stage: 'product',
    need: 'optional',
    request: ofProduct((id) => ({ query: { product: id, variant: '' } })),
    expected: { kind: 'fragment', shape: instalments, reads: showsInstalments },
    feature: 'instalments of products',
    without: 'A product page has no table of instalments.',
  },
  {
    number: 63,
    key: 'SUB_FOLDER',
    variant: 'compare',
    as: 'guest',
    stage: 'details',
    need: 'optional',
    request({ products: [first, second] }) {
      if (!first || !second) return 'no earlier answer names two products'
      const ids = `${first.id}-${second.id}`
      return { parts: ['2', '1003', 'compare'], query: { compare: ids, product: ids, status: '1' } }
    },
    expected: { kind: 'fragment', shape: compared, reads: showsComparison },
    feature: 'comparison',
    without: 'The comparison says that it cannot be shown.',
  },
  {
    ...ofReviews,
    number: 42,
    key: 'PRODUCT_DETAIL_COMMENTS',
    need: unlessReplaced('PRODUCT_DETAIL_COMMENTS', ['PRODUCT_REVIEW'], 'optional'),
    expected: { kind: 'json', shape: reviews },
  },
  {
    ...ofReviews,
    number: 19,
    key: 'PRODUCT_REVIEW',
    need: inPlaceOf(['PRODUCT_DETAIL_COMMENTS'], 'optional'),
    expected: { kind: 'json', shape: reviewItems },
  },
  {
    number: 43,
    key: 'PRODUCT_DETAIL_QUESTIONS',
    as: 'guest',
    stage: 'product',
    need: 'optional',
    request: ofProduct((id) => ({ parts: [id] })),
    expected: { kind: 'json', shape: questions },
    feature: 'questions and answers',
    without: 'A product page says that its questions cannot be shown.',
  },
  {
    number: 57,
    key: 'CATALOG_ATTRIBUTES',
    as: 'guest',
    stage: 'product',
    need: 'optional',
    request(facts) {
      const product = catalogProduct(facts)
      return product ? { form: { product_id: product.id, with_image: '1' } } : noProduct
    },
    expected: { kind: 'json', shape: attributes },
    learn: learnSiblings,
    feature: 'links between sibling products',
    without: 'A product page does not lead to its siblings, such as other colours.',
  },
  {
    number: 58,
    key: 'CATALOG_PRODUCT',
    as: 'guest',
    stage: 'details',
    need: 'optional',
    request: siblingRequest,
    expected: { kind: 'json', shape: matchingProducts },
    feature: 'links between sibling products',
    without: 'Choosing another option leads to the sibling without its price.',
  },
]
