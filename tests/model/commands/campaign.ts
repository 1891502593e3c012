import type { Page } from '../../support/page/page'
import { campaignIn, campaignOff } from '../campaigns'
import { same } from '../difference'
import { pricedLines } from '../prices'
import { type Model, sessionOf } from '../state'
import { word } from '../words'
import { type Scene, Step } from './step'

/** Chooses a campaign of the cart in the place of another, or gives it back. */
export class ChooseCampaign extends Step {
  constructor(
    shopperIndex: number,
    readonly id: number,
  ) {
    super(shopperIndex)
  }

  words = () => `presses the button of campaign ${this.id}`
  override check = (model: Readonly<Model>) =>
    sessionOf(model as Model, this.shopperIndex).lines.length > 0

  async act({ model, session, shopper }: Scene): Promise<Page | undefined> {
    const { catalogue } = model
    const { language, currency } = session
    const page = await shopper.stayAt('/sepet')
    const lines = pricedLines(catalogue, session.lines, currency)
    const title = campaignIn(catalogue, this.id)?.title[language] ?? ''
    const isChosen = session.campaign === this.id
    const text = word(language, isChosen ? 'campaignLeave' : 'campaignTake')
    const button = page.main.queryByRole('button', `${text}: ${title}`)
    const isOffered = campaignOff(catalogue, lines, currency, this.id) > 0
    same(`campaign ${this.id} is offered`, button !== undefined, isOffered)
    if (!button) return page
    const after = await shopper.send(button.form.press(button.element))
    session.campaign = isChosen ? 0 : this.id
    return after
  }
}
