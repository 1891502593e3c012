/** Acts once the visitor agrees to analytics (decision 017): now, or when the question is answered on this page. Nothing that a refusal came before is acted on, whatever is chosen later. */
export function whenAgreed(act: () => void): void {
  // It names analytics before other purposes (readConsents), and after a refusal nothing.
  const answer = /_Host-consent=(analytics)?/.exec(document.cookie)
  if (answer?.[1]) act()
  else if (!answer) addEventListener('vitrin:answer', () => whenAgreed(act), { once: true })
}
