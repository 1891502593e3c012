/** Acts once the visitor agrees to analytics (decision 017): now, or when the question is answered on this page. Nothing that a refusal came before is acted on, whatever is chosen later. */
export function whenAgreed(act: () => void): void {
  const { cookie } = document
  // It names analytics before other purposes (readConsents), and after a refusal nothing.
  if (cookie.includes('__Host-consent=analytics')) act()
  else if (!cookie.includes('__Host-consent='))
    addEventListener('vitrin:answer', () => whenAgreed(act), { once: true })
}
