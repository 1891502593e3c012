import { privateAnswer, publicAnswer } from '../answer'
import type { Call } from '../app'
import { newArea } from '../app'
import { readProduct } from '../catalog/page-queries'
import { variantsOf } from '../catalog/product/product-row'
import { detailedVariant, variantItem } from '../catalog/product/variant-item'
import { currencyOf, hasOwnCurrency, languageOf } from '../session/call-preferences'

export const variant = newArea()

variant.get('/srv/service/product-detail/variant/:productId/:variantId', async (call) => {
  const row = await productOf(call)
  const variants = row ? variantsOf(row) : []
  const index = variants.findIndex((one) => String(one.id) === call.req.param('variantId'))
  const found = variants[index]
  if (!row || !found) return answerFor(call, {})
  return answerFor(call, {
    ...detailedVariant(row, found, index + 1),
    PRODUCT_ID: String(row.id),
    TurId1: String(found.o1),
    TurId2: String(found.o2),
    TYPE_ID1: String(found.o1),
    TYPE_ID2: String(found.o2),
  })
})

variant.get('/srv/service/variant/get-variant1-list/:productId/:typeId', (call) =>
  answerOthers(call, 1),
)
variant.get('/srv/service/variant/get-variant2-list/:productId/:typeId', (call) =>
  answerOthers(call, 2),
)

/** The options of group `side` that exist together with the picked option of the other group. */
async function answerOthers(call: Call, side: 1 | 2): Promise<Response> {
  const row = await productOf(call)
  const picked = call.req.param('typeId')
  const list = row
    ? variantsOf(row)
        .filter((one) => String(side === 1 ? one.o2 : one.o1) === picked)
        .filter((one) => (side === 1 ? one.o1 : one.o2) > 0)
        .map((one, index) => variantItem(row, one, side, index + 1))
    : []
  return answerFor(call, side === 1 ? { VARIANT1_LIST: list } : { VARIANT2_LIST: list })
}

async function productOf(call: Call) {
  const id = Number(call.req.param('productId'))
  if (!Number.isInteger(id)) return null
  return readProduct(call.env.DB, id, languageOf(call), await currencyOf(call))
}

function answerFor(call: Call, body: unknown): Response {
  return hasOwnCurrency(call) ? privateAnswer(call, body) : publicAnswer(call, body)
}
