import InputMask from 'imask/controls/input'
import 'imask/masked/function'
import type { Enhance } from '~/shell/page-tools'
import { leftOf, type MaskKind, maskKinds, signOf, signsOf } from './sign-rules'

/** Keeps a touched field to its mask: `data-mask` names it, `data-signs` tells a custom one. */
function maskInput(input: HTMLInputElement, kind: MaskKind, own: string | undefined) {
  const signs = signsOf(kind, own)
  const most = input.maxLength
  const mask = new InputMask(input, {
    mask: (text: string) => signs.test(text) && (most < 0 || text.length <= most),
    prepareChar: (sign: string) => signOf(kind, sign),
  })
  input.addEventListener('blur', () => {
    mask.value = leftOf(kind, mask.value)
  })
}

const fieldMask: Enhance = (element) => {
  const kind = maskKinds.find((one) => one === element.dataset.mask)
  if (!kind) return
  const inputs = element instanceof HTMLInputElement ? [element] : element.querySelectorAll('input')
  for (const input of inputs)
    if (input.type !== 'hidden') maskInput(input, kind, element.dataset.signs)
}

export default fieldMask
