import type { Enhance } from '~/shell/page-tools'

type Attribute = { title: string; options: { label: string; selected: boolean }[] }

/** A mouse rests so long on a card before it is asked for, in ms, and so many answers are remembered (spec §4, §9). */
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

/** Shows on a card what else the product comes as, while a mouse rests on it (row B09). */
const hoverAttributes: Enhance = (card, { locale }) => {
  const { id } = card.dataset
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
      for (const { title, options } of await read(id ?? '', locale.language)) {
        const names = options.flatMap(({ label, selected }, at) => {
          const name = document.createElement(selected ? 'b' : 'span')
          name.textContent = label
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
