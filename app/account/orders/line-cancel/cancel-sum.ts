import type { CancelAmounts } from '~/backend/account/member-model'
import type { Locale } from '~/i18n/use-locale'
import { deliveryTextOf, givenBack, writtenSum } from './cancel-amounts'
import { seenSum, wholeLine } from './step'

type Cancellable = {
  amounts: CancelAmounts
  currency: string
  /** With `%` for the amount; '' where nothing is said of it. */
  texts: Record<'money' | 'giftCard' | 'deliveryIn' | 'deliveryNotIn', string>
}

function chosenIn(form: HTMLFormElement): Map<string, number> {
  const fields = new FormData(form)
  const [counts, ticked] = [fields.getAll('adet'), fields.getAll(wholeLine)]
  return new Map(
    fields
      .getAll('satir')
      .map((line, at) => [`${line}`, ticked.includes(line) ? 1 : Number(counts[at] ?? 0)]),
  )
}

/** Names in the question what the chosen pieces give back. */
export function showCancelSum(form: HTMLFormElement, note: HTMLElement, locale: Locale): void {
  const { amounts, currency, texts } = JSON.parse(note.dataset.cancellable ?? '') as Cancellable
  const seen = Object.assign(document.createElement('input'), { type: 'hidden', name: seenSum })
  form.appendChild(seen)
  const show = () => {
    const back = givenBack(amounts, chosenIn(form))
    const lines = (['money', 'giftCard'] as const).flatMap((part) => {
      const cents = back?.[part] ?? 0
      return cents > 0 && texts[part] ? texts[part].replace('%', locale.money(cents, currency)) : []
    })
    const delivery = back && deliveryTextOf(amounts, back)
    if (delivery) lines.push(texts[delivery])
    seen.value = back ? writtenSum(back) : ''
    note.replaceChildren(
      ...lines.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
    )
  }
  form.addEventListener('input', show)
  show()
}
