import type { Enhance } from '~/shell/page-tools'

/**
 * Sends a GET form as a step in place, in the one written form of its address: a filter or an order then costs no new
 * document (row B03). Without it the browser sends the form, and the server leads to the same address.
 */
const goInPlace: Enhance = (element, { go }) => {
  const form = element as HTMLFormElement
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const params = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') params.append(name, value)
    go(`${new URL(form.action).pathname}?${params}`)
  })
}

export default goInPlace
