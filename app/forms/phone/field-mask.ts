import InputMask from 'imask/controls/input'
import 'imask/masked/function'
import type { Behavior } from '~/rendering/behaviors/behavior'
import { characterOf, charactersOf, leftOf, type MaskKind, maskKinds } from './character-masks'

/** Applies `data-mask`, with `data-characters` for a custom one. */
function maskInput(input: HTMLInputElement, kind: MaskKind, custom: string | undefined) {
  const characters = charactersOf(kind, custom)
  const max = input.maxLength
  const mask = new InputMask(input, {
    mask: (text: string) => characters.test(text) && (max < 0 || text.length <= max),
    prepareChar: (character: string) => characterOf(kind, character, custom),
  })
  input.addEventListener('blur', () => {
    mask.value = leftOf(kind, mask.value)
  })
}

const fieldMask: Behavior = (element) => {
  const kind = maskKinds.find((one) => one === element.dataset.mask)
  if (!kind) return
  const inputs = element instanceof HTMLInputElement ? [element] : element.querySelectorAll('input')
  for (const input of inputs)
    if (input.type !== 'hidden') maskInput(input, kind, element.dataset.characters)
}

export default fieldMask
