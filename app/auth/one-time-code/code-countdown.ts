import type { Behavior } from '~/rendering/behaviors/behavior'

/** Counts down the validity of a code, and restricts its field to digits. */
const codeCountdown: Behavior = (element, tools) => {
  const { t } = tools.locale
  const until = Date.now() + Number(element.dataset.secondsLeft) * 1000
  const input = element.closest('form')?.querySelector<HTMLInputElement>('input[name="otp"]')
  input?.addEventListener('input', () => {
    const digits = input.value
      .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
      .replace(/\D/g, '')
    if (digits !== input.value) input.value = digits
  })
  const update = () => {
    const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000))
    element.textContent =
      seconds > 0 ? t('codeTimer.timeLeft', { seconds }) : t('codeTimer.expired')
    if (seconds > 0 && element.isConnected) setTimeout(update, 1000)
    else element.setAttribute('role', 'status')
  }
  update()
}

export default codeCountdown
