import type { Visitor } from './visitor'

/** The hidden fields of the form that chooses a store. */
function fieldsIn(page: string): URLSearchParams {
  const form = /<form method="post" action="\/magaza-sec"[\s\S]*?<\/form>/.exec(page)?.[0] ?? ''
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value]))
}

/** Chooses a store on a page that offers them. @returns the answer, not followed */
export function sendStore(visitor: Visitor, page: string, storeId: string): Promise<Response> {
  const fields = fieldsIn(page)
  fields.set('storeId', storeId)
  return visitor.post('/magaza-sec', fields)
}
