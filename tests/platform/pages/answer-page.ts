import { pictureAt } from '../pictures/picture-paths'
import { isSectionSeven } from '../platform'
import type { Call } from '../server/call'
import { html, redirect } from '../server/reply'

const missing = '<!doctype html><html lang="tr"><title>404</title><h1>Sayfa bulunamadı</h1></html>'

/** Everything that is no call: pictures, pages, and paths that lead nowhere. */
export function answerPage(call: Call): Response {
  const file = pictureAt(call.path)
  if (file) return file
  if (isSectionSeven(call.platform)) return html(missing, 404)
  return redirect('/')
}
