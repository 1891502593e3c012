import type { Enhance } from '~/shell/page-tools'

type Option = { id: string; label: string; selected: boolean; productId: string }
type Attribute = { id: string; title: string; options: Option[] }

/** A mouse rests so long on a card before it is asked for, in ms, and so many answers are remembered. */
const restMs = 250
const mostKept = 100
const kept = new Map<string, Attribute[]>()

async function read(id: string, language: string): Promise<Attribute[]> {
  const key = `${language} ${id}`
  const known = kept.get(key)
  if (known) return known
  const response = await fetch(`/${language}/attributes/${id}`)
  if (!response.ok) throw new Error(`The attributes of ${id} answered ${response.status}.`)
  const attributes = (await response.json()) as Attribute[]
  kept.set(key, attributes)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest) kept.delete(oldest)
  return attributes
}

/** Where the product is that differs from the card's by one option: the server knows, and leads there. */
function siblingOf(model: string, all: Attribute[], group: string, option: Option): string {
  const pairs = all.map(({ id, options }) => {
    const own = id === group ? option.id : options.find((one) => one.selected)?.id
    return own ? `${id}:${own}` : ''
  })
  return `/urun/${model}/ozellik/${pairs.filter(Boolean).join(',')}?urun=${option.productId}`
}

/** Shows on a card what else the product comes as, and leads there, while a mouse rests on it. */
const hoverAttributes: Enhance = (card, { locale }) => {
  const { model = '' } = card.dataset
  const mark = card.querySelector<HTMLButtonElement>('[name="fav"]')
  // A marked heart sends its product with a minus, to take it away.
  const id = mark?.value.replace(/^-/, '')
  if (!id) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const panel = document.createElement('div')
  panel.className = 'attributes'

  function line(...texts: (string | HTMLElement)[]) {
    const paragraph = document.createElement('p')
    for (const text of texts)
      paragraph.appendChild(typeof text === 'string' ? document.createTextNode(text) : text)
    panel.appendChild(paragraph)
  }

  async function show() {
    panel.textContent = ''
    try {
      const all = await read(id ?? '', locale.language)
      for (const { id: group, title, options } of all) {
        const names = options.flatMap((option, at) => {
          const { label, selected } = option
          const name = document.createElement(selected ? 'b' : 'a')
          name.textContent = label
          if (name instanceof HTMLAnchorElement) {
            name.href = siblingOf(model, all, group, option)
            // Another address than the page's own: the browser follows where the server leads.
            name.dataset.plain = ''
          }
          return at > 0 ? [' · ', name] : [name]
        })
        line(`${title}: `, ...names)
      }
    } catch {
      line(locale.t('catalog.attributesFailed'))
    }
    if (timer !== undefined && panel.childElementCount > 0)
      card.querySelector('.card-pic')?.appendChild(panel)
  }

  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(show, restMs)
  }
  card.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && wait())
  card.addEventListener('pointerleave', () => {
    clearTimeout(timer)
    timer = undefined
    panel.remove()
  })
  // The mouse that fetched this code is on the card already.
  if (card.matches(':hover') && matchMedia('(hover: hover)').matches) wait()
}

export default hoverAttributes
