/** The shop's options are valid for five minutes. */
const RENEW_MS = 4 * 60_000

/** Calls before the options of the last call expire, while the page is visible; ends with the element. */
export function renewOptions(element: Pick<HTMLElement, 'isConnected'>, load: () => void): void {
  let isOld = false
  function renew(): void {
    if (!element.isConnected) {
      stop()
      return
    }
    isOld = document.hidden
    if (!isOld) load()
  }
  const renewOld = () => {
    if (isOld) renew()
  }
  const timer = setInterval(renew, RENEW_MS)
  document.addEventListener('visibilitychange', renewOld)
  function stop(): void {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', renewOld)
  }
}
