import { describe, expect, it } from 'vitest'
import { text } from '~/backend/http/fields'
import { sentence, withoutMarkup } from './without-markup'

const linesOf = (written: string) => text.parse(withoutMarkup(written))

describe('[M01] a text that a shop may have written in HTML', () => {
  it.each([
    ['Merhaba<br />Deniz', 'Merhaba\nDeniz'],
    ['Merhaba<br>\r\nDeniz', 'Merhaba\nDeniz'],
    ['<p>Bir</p>\n<p>İki</p>', 'Bir\nİki'],
    ['<div>Bir<ul><li>İki</li><li>Üç</li></ul></div>', 'Bir\nİki\nÜç'],
    ['<a href="https://x.test/">Takip</a> edin', 'Takip edin'],
    ['&lt;b&gt; yazın<br>Tamam', '<b> yazın\nTamam'],
    ['Bir<script>alert(1)</script><br>İki', 'Bir\nİki'],
    ['Fiyat <del>1.499,90 TL</del> <ins>1.249,90 TL</ins>', 'Fiyat 1.249,90 TL'],
    ['Fiyat <del><b>1.499,90 TL</b></del> <ins>1.249,90 TL</ins>', 'Fiyat 1.249,90 TL'],
    ['<s class="a">İptal</s><br>Hazır', 'Hazır'],
    ['<b>1.499,90 TL</b><b>1.249,90 TL</b>', '1.499,90 TL 1.249,90 TL'],
    ['<dl><dt>Bir</dt><dd>İki</dd></dl><p>Üç</p>', 'Bir\nİki\nÜç'],
    ['<table><tr><th>Bir</th><td>İki', 'Bir İki'],
    ['<details><summary>Soru</summary><b>Cevap</b></details>', 'Soru\nCevap'],
    ['<p>Bir <br/> <br/> İki  ve\t üç</p>', 'Bir\nİki ve üç'],
    ['Bir<p title="x > y">İki</p><!-- <b>Üç</b> -->', 'Bir\nİki'],
    ['<table><tr><td>Bir</td><td>İki</td></tr><tr><td>Üç</td></tr></table>', 'Bir İki\nÜç'],
  ])('%s is %s', (html, lines) => {
    expect(linesOf(html)).toBe(lines)
  })

  it.each(['Bir\n\nİki', '3 < 5 ve 7 > 5', 'a<b', '<3 sevgiler', 'Gar&ccedil;a', '&lt;br&gt;'])(
    'leaves a text without tags as it is: %s',
    (written) => {
      expect(linesOf(written)).toBe(
        written.replace('&ccedil;', 'ç').replace('&lt;', '<').replace('&gt;', '>'),
      )
    },
  )
})

it('[C05] [C06] a sentence is plain text in one line, once', () => {
  for (const [written, read] of [
    ['<b>Stokta</b> yok', 'Stokta yok'],
    ['Stokta yok<br>En çok <i>2</i> adet', 'Stokta yok En çok 2 adet'],
    ['<p>Stokta yok</p><p>Bekleyin</p>', 'Stokta yok Bekleyin'],
    ['<b>Gar&ccedil;a</b> &amp; Ka&#351;', 'Garça & Kaş'],
    ['Yazdığınız: &lt;b&gt;', 'Yazdığınız: <b>'],
    ['5 < 6 &amp;amp; a<b', '5 < 6 &amp; a<b'],
    ['<script>alert(1)</script><b>Olmadı</b>', 'Olmadı'],
    [7, '7'],
    [null, ''],
  ])
    expect(sentence.parse(written)).toBe(read)
})
