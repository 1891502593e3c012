import type { Form, Letter } from '../../support/page/form'
import type { Page } from '../../support/page/page'
import { applyAdd, expectedOutcome, type NextPage } from '../cart'
import type { Product } from '../catalogue'
import { checkProductPage } from '../checks/product-page'
import { Difference, same } from '../difference'
import { productIn } from '../prices'
import { type AddRequest, stockLeft } from '../state'
import { word } from '../words'
import { pathOf, type Scene, Step } from './step'
import { chooseStore } from './store'

export function productPath({ session }: Scene, product: Product, variant: number): string {
  return `/${product.path[session.language]}${variant ? `?variant=${variant}` : ''}`
}

/** Fills in the form of a product's page; the frequency is one that the form offers. */
export function fillIn({ model, session }: Scene, form: Form, addRequest: AddRequest): AddRequest {
  const { language } = session
  const product = productIn(model.catalogue, addRequest.product)
  form.write(word(language, 'quantity'), String(addRequest.count))
  const filled = {
    ...addRequest,
    note: '',
    engraving: {},
    frequency: '',
    companions: [] as number[],
  }
  if (product.hasNote) {
    form.write(word(language, 'note'), addRequest.note)
    filled.note = addRequest.note.trim()
  }
  const engraving: Record<string, string> = {}
  for (const field of product.fields) {
    const text = addRequest.engraving[field.key] ?? ''
    const title = field.title[language] ?? ''
    form.write(new RegExp(`^${title}`), text)
    engraving[field.key] = text.trim()
  }
  filled.engraving = engraving
  for (const id of addRequest.companions) {
    const title = productIn(model.catalogue, id).title[language] ?? ''
    if (!form.hasField(new RegExp(`^${title} [\\d.,]+ `))) continue
    form.tick(new RegExp(`^${title} [\\d.,]+ `))
    filled.companions.push(id)
  }
  if (addRequest.frequency && product.subscribePercent > 0) {
    form.tickSent('subscribe')
    filled.frequency = form.press().pairs.find(([name]) => name === 'subscribeFrequency')?.[1] ?? ''
  }
  return filled
}

const isLanded: Record<NextPage, (page: Page, product: string) => boolean> = {
  here: (page, product) => pathOf(page) === product,
  cart: (page) => pathOf(page) === '/sepet',
  content: (page, product) => ![product, '/sepet'].includes(pathOf(page)),
  notice: (page, product) =>
    pathOf(page) === product &&
    page.queryAllByRole('status').some((one) => one.queryByRole('link')?.href === '/sepet'),
  store: (page) => pathOf(page) === '/magaza-sec',
}

/** Sends a filled form and compares the resulting page and cart with the model. */
export async function sendAddRequest(
  scene: Scene,
  letter: Letter,
  addRequest: AddRequest,
): Promise<Page> {
  const { model, session, shopper } = scene
  const product = productIn(model.catalogue, addRequest.product)
  const before = expectedOutcome(model, session, addRequest)
  const page = await shopper.send(letter)
  const path = decodeURI(new URL(letter.from).pathname)
  if (!isLanded[before.lands](page, path))
    throw new Difference(
      `after adding ${product.title.tr}`,
      page.url,
      `${before.lands} ${before.why}`,
    )
  if (!before.isAdded && before.lands === 'here' && page.queryAllByRole('alert').length === 0)
    same('a refused addition says', page.url, `an alert: ${before.why}`)
  applyAdd(model, session, addRequest)
  return page
}

/** Opens a product's page, checks it, fills in the form and presses a button. */
export class Add extends Step {
  constructor(
    shopperIndex: number,
    readonly addRequest: AddRequest,
    readonly name: string,
  ) {
    super(shopperIndex)
  }

  words(): string {
    const { count, note, engraving, frequency, companions, intent, variant } = this.addRequest
    const extras = [
      note && `note "${note}"`,
      frequency && 'subscribed',
      Object.values(engraving).some(Boolean) && `engraved ${JSON.stringify(engraving)}`,
      companions.length > 0 && `with ${companions.join(', ')}`,
    ].filter(Boolean)
    const what = `${count} × ${this.name}${variant ? ` (variant ${variant})` : ''}`
    return `${intent === 'buy' ? 'buys' : 'adds'} ${what} ${extras.join(', ')}`.trim()
  }

  async act(scene: Scene): Promise<Page | undefined> {
    const { model, session, shopper } = scene
    const product = productIn(model.catalogue, this.addRequest.product)
    const page = await shopper.open(productPath(scene, product, this.addRequest.variant))
    if (!product.isActive) {
      same(`${page.url}, status`, page.status, 404)
      return page
    }
    same(`${page.url}, status`, page.status, 200)
    checkProductPage(model, session, page, { product, variant: this.addRequest.variant })
    const name = word(session.language, this.addRequest.intent)
    const button = page.main.queryByRole('button', name)
    const left = stockLeft(model, product.id, this.addRequest.variant)
    if (!button) {
      if (!product.isShowOnly && left > 0) same(`${page.url}, button`, 'none', name)
      return page
    }
    const form = button.form
    const addRequest = fillIn(scene, form, this.addRequest)
    const letter = form.press(button.element)
    const verdict = expectedOutcome(model, session, addRequest)
    const state = verdict.isAdded ? 'added' : 'refused'
    model.tabs.push({ shopperIndex: this.shopperIndex, addRequest, letter, state })
    const after = await sendAddRequest(scene, letter, addRequest)
    return verdict.lands === 'store' ? chooseStore(scene, after, addRequest) : after
  }
}
