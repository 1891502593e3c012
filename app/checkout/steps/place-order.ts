import type { Behavior } from '~/rendering/behaviors/behavior'
import { pagePart } from '~/rendering/dialogs/page-part'
import { noticeMs } from '~/ui/notice-times'

/**
 * Sends the order by script, so that a lost connection is said in place and everything stays. What is answered by a
 * page is the browser's to send and show: the form's key makes it the same order.
 */
const placeOrder: Behavior = (form, { locale, receive }) => {
  if (!(form instanceof HTMLFormElement)) return

  async function send(fields: FormData): Promise<string | null> {
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
    const answer = await pagePart(form.getAttribute('action') ?? '', body)
    return 'leadsTo' in answer ? answer.leadsTo : null
  }

  form.addEventListener('submit', (event) => {
    // What is missing is said by the page that the browser gets.
    if (event.defaultPrevented || !form.checkValidity()) return
    event.preventDefault()
    const { submitter } = event
    const wait = (isBusy: boolean) => submitter?.toggleAttribute('disabled', isBusy)
    const sent = send(new FormData(form, submitter))
    wait(true)
    addEventListener('pageshow', () => wait(false), { once: true })
    sent.then(
      (next) => (next ? location.assign(next) : form.submit()),
      (error) => {
        // fetch rejects with a TypeError when there is no connection (Fetch standard).
        if (!(error instanceof TypeError)) return form.submit()
        wait(false)
        const text = locale.t('order.unsure')
        receive({
          notices: [{ tone: 'bad', text, ms: noticeMs.error, offline: true }],
          unchanged: true,
        })
      },
    )
  })
}

export default placeOrder
