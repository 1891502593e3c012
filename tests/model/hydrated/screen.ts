import type { Page } from '../../support/page/page'
import type { Product } from '../catalogue'
import { openingVariant } from '../checks/list-page'
import { Difference } from '../difference'
import type { AddRequest, Model } from '../state'
import { word } from '../words'

/** The product that a page displays. */
export function displayedProduct(model: Model, page: Page): Product {
  const found = [...model.catalogue.products.values()].find((one) => one.title.tr === page.heading)
  if (!found) throw new Difference('the page of a product', page.heading, 'a title of the seed')
  return found
}

export const optionLabels = (model: Model, options: number[]): string[] =>
  options.map((id) => model.catalogue.options.get(id)?.title.tr ?? '')

/** The variant with the options chosen on the page; 0 for a product without. */
export function displayedVariant(model: Model, page: Page, product: Product): number {
  if (product.variants.length === 0) return 0
  const chosen = page.main
    .queryAllByRole('group')
    .flatMap((group) => group.queryAllByRole('link'))
    .filter((link) => link.attribute('aria-current') === 'true')
    .map((link) => link.name)
  const found = product.variants.find((one) =>
    optionLabels(model, one.options).every((label) => chosen.includes(label)),
  )
  if (!found) throw new Difference(`what is chosen on ${page.url}`, chosen, 'a variant of the seed')
  return found.id
}

/** Checks the initial variant of a page. */
export function expectOpening(model: Model, page: Page, product: Product): void {
  const displayed = displayedVariant(model, page, product)
  const wanted = openingVariant(model, product)
  if (displayed !== wanted)
    throw new Difference(`${page.url} opens with variant`, displayed, wanted)
}

/** The add request that the page displays. */
export function displayedAddRequest(
  model: Model,
  page: Page,
  intent: AddRequest['intent'],
): AddRequest {
  const product = displayedProduct(model, page)
  const { form } = page.main.getByRole('button', word('tr', 'add'))
  const { pairs } = form.press()
  const ticked = pairs.filter(([name]) => name === 'with').map(([, id]) => Number.parseInt(id, 10))
  const isSubscribed = pairs.some(([name]) => name === 'subscribe')
  const frequency = pairs.find(([name]) => name === 'subscribeFrequency')?.[1] ?? ''
  return {
    product: product.id,
    variant: displayedVariant(model, page, product),
    count: Number(form.value(word('tr', 'quantity'))),
    note: product.hasNote ? form.value(word('tr', 'note')).trim() : '',
    engraving: Object.fromEntries(
      product.fields.map(({ key, title }) => [key, form.value(new RegExp(`^${title.tr}`)).trim()]),
    ),
    frequency: isSubscribed ? frequency : '',
    companions: product.companions.filter((id) => ticked.includes(id)),
    intent,
  }
}
