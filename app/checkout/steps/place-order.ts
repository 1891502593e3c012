import type { Behavior } from '~/rendering/behaviors/behavior'
import { noticeMs } from '~/ui/notice-times'

/** Longer than both tries of the shop's own call, in ms. */
const maxWaitMs = 30_000

type Outcome = { kind: 'leads'; to: string } | { kind: 'refused' } | { kind: 'unsure' }

/** Where the answer of an order leads; whether the order was made is not known without one, or after a failure. */
async function sendOrder(address: string, fields: FormData): Promise<Outcome> {
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers: { Accept: 'text/html', 'X-Window': '1' },
      redirect: 'manual',
      signal: AbortSignal.timeout(maxWaitMs),
    })
    const to = answer.headers.get('x-leads-to')
    if (to !== null) return { kind: 'leads', to }
    return { kind: answer.status >= 500 ? 'unsure' : 'refused' }
  } catch {
    return { kind: 'unsure' }
  }
}

/**
 * Sends the order by script, so that a lost connection is said in place and everything stays. A refused order made
 * nothing: the browser sends it once more and shows the page that says why.
 */
const placeOrder: Behavior = (form, { locale, receive }) => {
  if (!(form instanceof HTMLFormElement)) return

  form.addEventListener('submit', async (event) => {
    // What is missing is said by the page that the browser gets.
    if (event.defaultPrevented || !form.checkValidity()) return
    event.preventDefault()
    const { submitter } = event
    const wait = (isBusy: boolean) => submitter?.toggleAttribute('disabled', isBusy)
    const fields = new FormData(form, submitter)
    wait(true)
    addEventListener('pageshow', () => wait(false), { once: true })
    const outcome = await sendOrder(form.getAttribute('action') ?? '', fields)
    if (outcome.kind === 'leads') return location.assign(outcome.to)
    if (outcome.kind === 'refused') return form.submit()
    wait(false)
    const text = locale.t('order.unsure')
    receive({
      notices: [{ tone: 'bad', text, ms: noticeMs.error, offline: true }],
      unchanged: true,
    })
  })
}

export default placeOrder
