import { errorAnswer } from '../answer'
import { newArea } from '../app'

/** Flags of countries by their lower-case code; images, so they need no bearer. */
export const flag = newArea()

flag.get('/static/theme-flags/:file{[a-z]{2}\\.webp}', async (call) => {
  const code = call.req.param('file').slice(0, 2)
  // The language code EN means GB.
  const row = await call.env.DB.prepare('SELECT webp FROM flag WHERE code = ?1')
    .bind(code === 'en' ? 'gb' : code)
    .first<{ webp: string }>()
  if (!row) return errorAnswer(call, 404, 'Fonksiyon bulunamadı')
  call.header('Cache-Control', 'public, max-age=604800')
  call.header('Content-Type', 'image/webp')
  return call.body(Uint8Array.from(atob(row.webp), (letter) => letter.charCodeAt(0)))
})
