import { readPage } from './page/page'
import type { Visitor } from './visitor'

/** The hidden fields of the store form. */
function fieldsIn(html: string): URLSearchParams {
  const forms = readPage(html).elements('form')
  const form = forms.find(
    (one) => one.attribute('method') === 'post' && one.attribute('action') === '/magaza-sec',
  )
  const hidden = form?.elements('input').filter((one) => one.attribute('type') === 'hidden') ?? []
  return new URLSearchParams(hidden.map((one) => [one.attribute('name') ?? '', one.value]))
}

/** Chooses a store on a page that offers them. @returns the answer, not followed */
export function sendStore(visitor: Visitor, page: string, storeId: string): Promise<Response> {
  const fields = fieldsIn(page)
  fields.set('storeId', storeId)
  return visitor.post('/magaza-sec', fields)
}
