import type { Behavior } from '~/rendering/behaviors/behavior'
import { submitInOneStep } from '~/rendering/behaviors/single-step'
import { keepTyped } from '~/rendering/behaviors/typed-over'
import { rememberCurrency } from './currency-memory'

/** Another language or currency, for the same page with all that was typed on it. */
const localeStep: Behavior = (element) =>
  submitInOneStep(element, (next, button) => {
    keepTyped(next)
    if (button instanceof HTMLButtonElement && button.name === 'currency')
      rememberCurrency(button.value)
  })

export default localeStep
