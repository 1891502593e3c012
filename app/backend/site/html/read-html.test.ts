import { expect, it } from 'vitest'
import { cleanHtml } from './clean-html'

it.each([
  ['<p><s>Eski</p><p>Yeni</p>', '<p><s>Eski</s></p><p>Yeni</p>'],
  ['<b>Kalın', '<b>Kalın</b>'],
  ['<a href="/a">Bağ<p>Yeni', '<a href="/a">Bağ<p>Yeni</p></a>'],
  ['Yazı</div></div><p>Yeni</p></section>', 'Yazı<p>Yeni</p>'],
  ['<p>Bir<p>İki', '<p>Bir</p><p>İki</p>'],
  [
    '<p>Bir<ul><li>a<li>b<ul><li>c</ul></ul>',
    '<p>Bir</p><ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
  ],
  ['<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
  [
    '<table><tr><td>a<td>b<tr><td>c</table>d',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>d',
  ],
  [
    '<div><table><tr><td>a</div>b</td></tr></table></div>',
    '<div><table><tr><td>ab</td></tr></table></div>',
  ],
  [
    '<table><tr><td><p>a<tr><td>b</table>c',
    '<table><tr><td><p>a<tr><td>b</td></tr></p></td></tr></table>c',
  ],
  ['a</br>b</p>c', 'a<br>bc'],
  ['<b><i>a</b>b</i>', '<b><i>a</i></b>b'],
  ['a<br>b<hr><img src="/a.png" alt="b">', 'a<br>b<hr><img src="/a.png" alt="b">'],
  ['<div><p>a</p><h3>b</h3><span>c</span></div>', '<div><p>a</p><h3>b</h3><span>c</span></div>'],
])('[T39] [P01] %s has an end for each start, and nothing else', (html, balanced) => {
  expect(cleanHtml(html)).toBe(balanced)
  expect(cleanHtml(balanced)).toBe(balanced)
})
