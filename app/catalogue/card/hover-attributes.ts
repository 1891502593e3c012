import { RecentMap } from '~/catalogue/recent-map'
import type { Behavior } from '~/rendering/behaviors/behavior'

type Option = { id: string; label: string; selected: boolean; productId: string }
type Attribute = { id: string; title: string; options: Option[] }

/** Hover time before the attributes load, in ms, and how many answers are cached. */
const hoverMs = 250
const maxCached = 100
const cached = new RecentMap<Attribute[]>(maxCached)

async function loadAttributes(id: string, language: string): Promise<Attribute[]> {
  const key = `${language} ${id}`
  const known = cached.get(key)
  if (known) return known
  const response = await fetch(`/${language}/attributes/${id}`)
  if (!response.ok) throw new Error(`The attributes of ${id} answered ${response.status}.`)
  const attributes = (await response.json()) as Attribute[]
  cached.set(key, attributes)
  return attributes
}

/** URL of the sibling that differs by one option: the server resolves it and redirects. */
function siblingOf(model: string, all: Attribute[], group: string, option: Option): string {
  const pairs = all.map(({ id, options }) => {
    const own = id === group ? option.id : options.find((one) => one.selected)?.id
    return own ? `${id}:${own}` : ''
  })
  return `/urun/${model}/ozellik/${pairs.filter(Boolean).join(',')}?urun=${option.productId}`
}

function paragraphOf(texts: (string | HTMLElement)[]): HTMLElement {
  const paragraph = document.createElement('p')
  for (const text of texts)
    paragraph.appendChild(typeof text === 'string' ? document.createTextNode(text) : text)
  return paragraph
}

/** An attribute's options with dots between; each but the chosen one links to its sibling. */
function namesOf(model: string, all: Attribute[], { id, options }: Attribute) {
  return options.flatMap((option, at) => {
    const { label, selected } = option
    const name = document.createElement(selected ? 'b' : 'a')
    name.textContent = label
    if (name instanceof HTMLAnchorElement) {
      name.href = siblingOf(model, all, id, option)
      // Not the page's own address: the browser must follow the server's redirect.
      name.dataset.reloadDocument = ''
    }
    return at > 0 ? [' · ', name] : [name]
  })
}

/** Shows the product's other options on its card while a mouse hovers over it, with links to them. */
const hoverAttributes: Behavior = (card, { locale }) => {
  const { modelId: model = '' } = card.dataset
  const favouriteButton = card.querySelector<HTMLButtonElement>('[name="fav"]')
  // A pressed button's value has a minus, which removes the product.
  const id = favouriteButton?.value.replace(/^-/, '')
  if (!id) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const panel = document.createElement('div')
  panel.className = 'card-attributes'
  const add = (...texts: (string | HTMLElement)[]) => panel.appendChild(paragraphOf(texts))

  async function show() {
    panel.textContent = ''
    try {
      const all = await loadAttributes(id ?? '', locale.language)
      for (const group of all) add(`${group.title}: `, ...namesOf(model, all, group))
    } catch {
      add(locale.t('catalog.attributesFailed'))
    }
    if (timer !== undefined && panel.childElementCount > 0)
      card.querySelector('.card-picture')?.appendChild(panel)
  }

  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(show, hoverMs)
  }
  card.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && wait())
  card.addEventListener('pointerleave', () => {
    clearTimeout(timer)
    timer = undefined
    panel.remove()
  })
  // The pointer that loaded this code is already over the card.
  if (card.matches(':hover') && matchMedia('(hover: hover)').matches) wait()
}

export default hoverAttributes
