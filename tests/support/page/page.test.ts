import { describe, expect, it } from 'vitest'
import { readPage } from './page'

const page = readPage(`<!doctype html><html lang="tr"><head><title>Sepet</title></head><body>
  <header><a href="/sepet">Sepet <b>2</b></a></header>
  <main>
    <h1>Sepetim</h1>
    <div role="alert"><p>Stokta yok</p></div>
    <section aria-labelledby="sum"><h2 id="sum">Özet</h2><dl><dt>Toplam</dt><dd>10,00&nbsp;TL</dd></dl></section>
    <form method="post" action="/sepet/hepsi">
      <input type="hidden" name="key" value="k1">
      <label for="count">Adet</label><input id="count" name="count" type="number" value="3">
      <label><input type="checkbox" name="gift" value="1" checked> Hediye</label>
      <label>İl <select name="city"><option value="34">İstanbul</option><option value="35" selected>İzmir</option></select></label>
      <label>Not <textarea name="note">Zili çalmayın</textarea></label>
      <button name="intent" value="update">Güncelle</button>
    </form>
    <div hidden><a href="/gizli">Gizli</a></div>
  </main></body></html>`)

describe('the page reader', () => {
  it('finds visible elements by role and name, and nothing hidden', () => {
    expect(page.getByRole('link', 'Sepet 2').href).toBe('/sepet')
    expect(page.queryByRole('link', 'Gizli')).toBeUndefined()
    expect(page.getByRole('region', 'Özet').terms().get('Toplam')).toBe('10,00 TL')
    expect(page.heading).toBe('Sepetim')
    expect(page.alerts).toEqual(['Stokta yok'])
    expect(page.links('/s')).toEqual(['/sepet'])
  })

  it('names the page where something is missing, and what is there instead', () => {
    expect(() => page.getByRole('button', 'Sil')).toThrow('no button Sil; there are: Güncelle')
    expect(() => page.field('town')).toThrow('sends no town')
  })

  it('reads what an unchanged form sends', () => {
    const sent = ['key', 'count', 'gift', 'city', 'note', 'intent']
    expect(sent.map((name) => page.field(name).value)).toEqual([
      'k1',
      '3',
      '1',
      '35',
      'Zili çalmayın',
      'update',
    ])
    expect(page.field('gift').isChecked).toBe(true)
    expect(page.field('city').options.map(({ text }) => text)).toEqual(['İstanbul', 'İzmir'])
  })

  it('keeps the spaces of money on request', () => {
    expect(page.main.rawText).toContain('10,00\u00a0TL')
    expect(page.main.text).toContain('10,00 TL')
  })
})
