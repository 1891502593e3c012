import type { Page } from '../../support/page/page'
import { same } from '../difference'
import { allowedInstalments, chosenInstalment, eachPayments, onePayment } from '../instalments'
import { readAmounts } from '../money'
import { card, orderSum, pricedLines } from '../prices'
import { draftKey, type Methods } from '../state'
import { word } from '../words'
import type { Scene } from './step'

/** Every choice of the page with its amounts: single payment first, then each card family's. */
function wantedChoices(
  { model, session }: Scene,
  methods: Methods,
): [value: string, ...amounts: number[]][] {
  const { catalogue } = model
  const { campaign } = session
  const lines = pricedLines(catalogue, session.lines, session.currency)
  const totalAt = (percent: number) =>
    orderSum(catalogue, lines, session.currency, { ...methods, percent, campaign }).total
  const offers = allowedInstalments(catalogue, session.lines).map(
    (offer): [string, ...number[]] => {
      const total = totalAt(offer.percent)
      return [`${offer.card}:${offer.number}`, ...eachPayments(total, offer.number), total]
    },
  )
  return [['0:1', totalAt(0)], ...offers]
}

/** Opens the instalments from the last step, chooses one and returns. */
export async function chooseInstalments(scene: Scene, page: Page, methods: Methods): Promise<Page> {
  const { model, session, shopper } = scene
  if (methods.payment !== card || methods.instalments === undefined) return page
  const link = page.main.queryByRole('link', word(session.language, 'chooseInstalments'))
  const choices = wantedChoices(scene, methods)
  same(`${page.url} offers instalments`, link !== undefined, choices.length > 1)
  if (!link) return page
  const list = await shopper.open(link.href)
  const radios = list.main.queryAllByRole('radio')
  const offered = radios.map((one) => [one.attribute('value'), ...readAmounts(one.name)])
  same('the instalments', offered, choices)
  const at = methods.instalments % choices.length
  const button = list.main.getByRole('button', word(session.language, 'goOn'))
  const radio = radios[at]
  if (!radio) return page
  const before = chosenInstalment(model, session, methods)
  same(
    'the instalments chosen so far',
    button.form.press().pairs.find(([name]) => name === 'taksit')?.[1],
    `${before.card}:${before.number}`,
  )
  const after = await shopper.send(button.form.tickField(radio.element).press(button.element))
  const [cardId = 0, number = 1] = (choices[at]?.[0] ?? '').split(':').map(Number)
  model.drafts.set(draftKey(session), at === 0 ? onePayment : { card: cardId, number })
  return after
}

/** The last step shows the amount of each of several payments. */
export function checkInstalments(
  { session }: Scene,
  page: Page,
  total: number,
  number: number,
): void {
  const paymentText = page.main.terms().get(word(session.language, 'payment')) ?? ''
  same(`the instalments on ${page.url}`, readAmounts(paymentText), eachPayments(total, number))
}
