import type { Behavior } from '~/rendering/behaviors/behavior'
import { saveTyped } from '~/rendering/behaviors/typed-fields'
import { type LeadsTo, leadsEvent } from '~/rendering/forms/leads-event'
import { rememberCurrency } from './currency-memory'

/** Another language or currency, for the same page with all that was typed on it. */
const localeStep: Behavior = (element) =>
  element.addEventListener(leadsEvent, (event) => {
    const { next, body } = (event as CustomEvent<LeadsTo>).detail
    saveTyped(next)
    const currency = body.get('currency')
    if (currency) rememberCurrency(currency)
  })

export default localeStep
