/** Sends `fav` values by a form in place (client-forms.tsx), as a press on a heart of a guest would. */
export function sendAsForm(action: string, values: string[]): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.dataset.inPlace = ''
  for (const value of values) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name: 'fav', value })
    form.appendChild(field)
  }
  document.body.appendChild(form)
  form.requestSubmit()
  form.remove()
}
