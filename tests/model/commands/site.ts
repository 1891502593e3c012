import type { Page } from '../../support/page/page'
import { checkHeader } from '../checks/header'
import { checkIsFull, checkListPage } from '../checks/list-page'
import { same } from '../difference'
import { currencyOf } from '../prices'
import { closeTabs } from '../state'
import { type Scene, Step } from './step'

const languages: Record<string, string> = {
  tr: 'Türkçe',
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
}

/** Presses a language in the header. */
export class Language extends Step {
  constructor(
    shopperIndex: number,
    readonly language: string,
  ) {
    super(shopperIndex)
  }

  words = () => `reads in ${languages[this.language]}`

  async act({ model, session, shopper }: Scene): Promise<Page | undefined> {
    const page = await shopper.stayAt('/sepet')
    const button = page.getByRole('banner').getByRole('button', languages[this.language])
    const after = await shopper.send(button.form.press(button.element))
    session.language = this.language
    closeTabs(model, this.shopperIndex)
    same('the language of the page', after.language, this.language)
    return after
  }
}

/** Presses a currency in the header. */
export class ChooseCurrency extends Step {
  constructor(
    shopperIndex: number,
    readonly code: string,
  ) {
    super(shopperIndex)
  }

  words = () => `pays in ${this.code}`

  async act({ model, session, shopper }: Scene): Promise<Page | undefined> {
    const page = await shopper.stayAt('/sepet')
    const title = currencyOf(model.catalogue, this.code).title[session.language]
    const button = page.getByRole('banner').getByRole('button', title)
    const after = await shopper.send(button.form.press(button.element))
    session.currency = this.code
    return after
  }
}

/** Opens a category and checks every card. */
export class Browse extends Step {
  constructor(
    shopperIndex: number,
    readonly position: number,
  ) {
    super(shopperIndex)
  }

  words = () => `browses category ${this.position}`

  async act({ model, session, shopper }: Scene): Promise<Page | undefined> {
    const { categories } = model.catalogue
    const category = categories[this.position % categories.length]
    const page = await shopper.open(`/${category?.path[session.language]}`)
    same(`${page.url}, status`, page.status, 200)
    checkHeader(model, session, page)
    if (category) checkIsFull(model, category.id, page)
    checkListPage(model, session, page)
    return undefined
  }
}
