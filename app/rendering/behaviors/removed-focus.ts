type Origin = { element: Element; list: Element | null; at: number; around: Element[] }

function around(element: Element): Element[] {
  const outer = element.parentElement
  return outer ? [outer, ...around(outer)] : []
}

function originOf(element: Element): Origin {
  const item = element.closest('li, th')
  const list = item?.parentElement ?? null
  const at = item && list ? [...list.children].indexOf(item) : 0
  return { element, list, at, around: around(element) }
}

function nextInList({ list, at }: Origin): HTMLElement | null | undefined {
  if (!list?.isConnected) return null
  const items = [...list.children]
  return items[Math.min(at, items.length - 1)]?.querySelector<HTMLElement>('a[href]')
}

function headingAround(origin: Origin): HTMLElement | null {
  const outer = origin.around.find((one) => one.isConnected && one.querySelector('h1, h2'))
  const heading = outer?.querySelector<HTMLElement>('h1, h2') ?? null
  if (heading) heading.tabIndex = -1
  return heading
}

/** The line of the cart that a notice's form has taken back, while the focus has gone no further than that form left it. */
function takenBack({ element }: Origin): HTMLElement | undefined {
  const form = element.closest<HTMLFormElement>('.notice form')
  if (!form || document.activeElement?.id !== 'content') return undefined
  const sent = new FormData(form)
  const path = sent.get('productPath')
  const ofVariant = ['?', '&'].map((before) => `${path}${before}variant=${sent.get('variantId')}`)
  const links = [...document.querySelectorAll<HTMLElement>('.cart-lines a')]
  return links.findLast((link) => [path, ...ofVariant].includes(link.getAttribute('href')))
}

/** One Tab leads from an element to the button that undoes what a notice tells, and from that notice back, once. */
function leadToUndo(from: HTMLElement): void {
  const leave = new AbortController()
  function lead(event: KeyboardEvent) {
    const undo = document.querySelector<HTMLElement>('.notice form button')
    const notice = undo?.closest<HTMLElement>('.notice')
    if (event.key !== 'Tab' || event.shiftKey || !undo || !notice) return
    event.preventDefault()
    leave.abort()
    undo.focus()
    notice.addEventListener('keydown', (pressed) => {
      const edge = pressed.shiftKey ? undo : notice.lastElementChild
      if (pressed.key !== 'Tab' || pressed.target !== edge || !from.isConnected) return
      pressed.preventDefault()
      from.focus()
    })
  }
  from.addEventListener('keydown', lead, leave)
  from.addEventListener('blur', () => leave.abort(), leave)
}

/** Moves the focus that would be lost with a removed line: to the next line, else to the heading above. */
export function followRemoved(
  document: Document,
  signal: AbortSignal,
  focused: Element | null,
): void {
  let origin: Origin | null = null
  let page = ''
  const observer = new MutationObserver(() => {
    if (!origin || origin.element.isConnected) return
    observer.disconnect()
    if (location.pathname !== page) return
    const back = takenBack(origin)
    if (back || document.activeElement !== document.body) return back?.focus()
    const next = nextInList(origin) ?? headingAround(origin)
    if (!next) return
    // Below the notice that comes.
    next.style.scrollMarginBlockStart = '112px'
    next.focus()
    leadToUndo(next)
  })
  function follow(element: Element) {
    const isOfForm = element.closest('form[method="post"]') || element.hasAttribute('form')
    // Those have rules of their own (panel-notices.tsx, locale-step.ts).
    if (!isOfForm || element.closest('dialog, .locale-menu')) return
    origin = originOf(element)
    page = location.pathname
    observer.observe(document.body, { childList: true, subtree: true })
  }
  const onUse = (event: Event) =>
    follow((event as SubmitEvent).submitter ?? (event.target as Element))
  const options = { signal, capture: true }
  for (const type of ['submit', 'change']) document.addEventListener(type, onUse, options)
  if (focused) follow(focused)
  signal.addEventListener('abort', () => observer.disconnect())
}
