import type { Behavior } from '~/rendering/behaviors/behavior'

type Widget = {
  ready: (work: () => void) => void
  render: (place: HTMLElement, options: Record<string, unknown>) => unknown
}

const providers = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    widget: () => (window as { turnstile?: Widget }).turnstile,
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    widget: () => (window as { grecaptcha?: Widget }).grecaptcha,
  },
}

function load(address: string, language: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script')
    script.onload = () => done()
    script.onerror = fail
    script.nonce = document.querySelector('script')?.nonce
    script.src = `${address}&hl=${language}`
    document.head.appendChild(script)
  })
}

/** Whether this document is the page of the form: other pages have a policy without the provider (answer/headers.ts). */
function isOwnDocument({ action }: HTMLFormElement): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return !opened || new URL(opened.name).pathname === new URL(action).pathname
}

function leadToPage(element: HTMLElement, { action }: HTMLFormElement): void {
  const page = new URL(action)
  if (location.pathname === page.pathname && !element.closest('dialog')) {
    location.reload()
    return
  }
  element.querySelector('p')?.remove()
  const link = element.querySelector('a')
  if (link) link.href = page.pathname
}

/** Shows the provider's widget in the place of the shop's own code, which comes back if the widget fails. */
function show(widget: Widget, element: HTMLElement, language: string): void {
  const before = [...element.childNodes]
  const restore = () => element.replaceChildren(...before)
  const place = document.createElement('div')
  const error = element.querySelector('.field-error')
  element.replaceChildren(place, ...(error ? [error] : []))
  try {
    widget.render(place, {
      sitekey: element.dataset.siteKey,
      language,
      retry: 'never',
      'response-field-name': 'g-recaptcha-response',
      'error-callback': restore,
    })
  } catch {
    restore()
  }
}

const captchaWidget: Behavior = async (element, { locale: { language } }) => {
  const form = element.closest('form')
  if (!form) return
  if (!isOwnDocument(form)) return leadToPage(element, form)
  const name = element.dataset.provider === 'recaptcha' ? 'recaptcha' : 'turnstile'
  const { script, widget } = providers[name]
  if (!widget()) await load(script, language).catch(() => undefined)
  const loaded = widget()
  if (!loaded) return
  // Turnstile is ready when it has loaded, and throws when it is asked.
  if (name === 'recaptcha') loaded.ready(() => show(loaded, element, language))
  else show(loaded, element, language)
}

export default captchaWidget
