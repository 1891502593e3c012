import { failedAction, privateAnswer, publicAnswer } from '../answer'
import { newArea } from '../app'
import { listItem } from '../catalog/list/list-item'
import { readProduct } from '../catalog/page-queries'
import type { Fields } from '../form'
import { field, readForm } from '../form'
import { currencyOf, languageOf } from '../session/call-preferences'
import type { SiblingOption } from './queries'
import { productsOfModel, siblingsOf } from './queries'
import { attributesOf, choicesOf, productWith } from './rules'

export const attribute = newArea()

attribute.post('/srv/service/catalog/product/attributes', async (call) => {
  const form = await readForm(call)
  const productId = Number(field(form, 'product_id'))
  if (!Number.isInteger(productId) || productId < 1)
    return failedAction(call, 'Ürün bulunamadı', 'product_id')
  const { results } = await siblingsOf(
    call.env.DB,
    productId,
    languageOf(call),
  ).all<SiblingOption>()
  return publicAnswer(call, attributesOf(results, productId, field(form, 'with_image') === '1'))
})

attribute.post('/srv/service/catalog/product/get-product-by-properties', async (call) => {
  const form = await readForm(call)
  const modelId = Number(field(form, 'model_id'))
  const requested = requestedOptions(form)
  if (!Number.isInteger(modelId) || modelId < 1)
    return failedAction(call, 'Model bulunamadı', 'model_id')
  const language = languageOf(call)
  const { results } = await productsOfModel(call.env.DB, modelId, language).all<SiblingOption>()
  const id = requested.size ? productWith(choicesOf(results), requested) : null
  const currency = await currencyOf(call)
  const row = id === null ? null : await readProduct(call.env.DB, id, language, currency)
  // No match is an element without ID, for which clients use the clicked option.
  return privateAnswer(call, [row ? listItem(row, currency) : {}])
})

/** `attribute[i][id]` with `attribute[i][option_id]`: group id to option id. */
function requestedOptions(form: Fields): Map<number, number> {
  const requested = new Map<number, number>()
  for (const name of form.keys()) {
    const [, index] = /^attribute\[(\d{1,3})\]\[id\]$/.exec(name) ?? []
    if (index === undefined) continue
    const group = Number(field(form, name))
    const option = Number(field(form, `attribute[${index}][option_id]`))
    if (Number.isInteger(group) && Number.isInteger(option)) requested.set(group, option)
  }
  return requested
}
