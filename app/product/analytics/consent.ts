/** Acts once the visitor agrees to analytics (decision 017): now, or when the question is answered on this page. */
export function whenAgreed(act: () => void): void {
  // The cookie names analytics before other purposes (readConsents).
  if (document.cookie.includes('__Host-consent=analytics')) act()
  else addEventListener('vitrin:answer', () => whenAgreed(act), { once: true })
}
