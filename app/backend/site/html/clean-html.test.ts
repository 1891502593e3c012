import { afterEach, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { cleanHtml } from './clean-html'

afterEach(() => setShopOrigins())

describe('HTML of a shop at an address of its own', () => {
  it('has its pictures from there and its own links as paths', () => {
    setShopOrigins({
      shop: 'https://shop.test',
      site: 'https://vitrin.test',
      pictures: 'https://cdn.test',
    })
    expect(
      cleanHtml(
        '<img src="Data/1.jpg" alt="a"><img src="//i.test/2.jpg"><a href="https://shop.test/defter">b</a>',
      ),
    ).toBe(
      '<img src="https://cdn.test/Data/1.jpg" alt="a"><img src="https://i.test/2.jpg"><a href="/defter">b</a>',
    )
    expect(cleanHtml('<a href="https://else.test/x">c</a><a href="javascript:1">d</a>')).toBe(
      '<a href="https://else.test/x">c</a><a>d</a>',
    )
  })

  it('[B01] has links and pictures that are relative to its page', () => {
    setShopOrigins({
      shop: 'https://shop.test',
      site: 'https://vitrin.test',
      pictures: 'https://cdn.test',
    })
    const links = ['kosullar', './iade', '../kvkk', '?pg=2', '#alt', '/sss', 'mailto:a@b.test']
    const hrefs = (page?: string) =>
      links.map((link) => /"(.*)"/.exec(cleanHtml(`<a href="${link}">a</a>`, page))?.[1])
    expect(hrefs()).toEqual([
      ...['/kosullar', '/iade', '/kvkk', '/?pg=2', '#alt', '/sss', 'mailto:a@b.test'],
    ])
    expect(hrefs('/yardim/kargo').slice(0, 4)).toEqual([
      ...['/yardim/kosullar', '/yardim/iade', '/kvkk', '/yardim/kargo?pg=2'],
    ])
    expect(cleanHtml('<img src="a.jpg">', '/yardim/kargo')).toBe(
      '<img src="https://cdn.test/yardim/a.jpg">',
    )
    for (const hostile of ['java\nscript:alert(1)', ' javascript:alert(1)', 'vbscript:x'])
      expect(cleanHtml(`<a href="${hostile}">a</a>`)).toBe('<a>a</a>')
  })

  it('[B01] has links to files at the shop, which the storefront has not', () => {
    const [file, page] = ['/Data/Doc/iade-formu.pdf', '/kargo.html']
    const hrefOf = (link: string, at = '/') =>
      /"(.*)"/.exec(cleanHtml(`<a href="${link}">a</a>`, at))?.[1]
    setShopOrigins({
      shop: 'https://shop.test',
      site: 'https://vitrin.test',
      pictures: 'https://cdn.test',
    })
    for (const origin of ['', 'https://shop.test', '//www.shop.test', 'https://vitrin.test'])
      expect([hrefOf(origin + file), hrefOf(origin + page)]).toEqual([
        `https://shop.test${file}`,
        page,
      ])
    expect(hrefOf('form.DOCX?v=2#s3', '/yardim/iade')).toBe(
      'https://shop.test/yardim/form.DOCX?v=2#s3',
    )
    expect(hrefOf('/Data/1.jpg')).toBe('https://shop.test/Data/1.jpg')
    expect(hrefOf('/sss?dosya=a.pdf#b.pdf')).toBe('/sss?dosya=a.pdf#b.pdf')
    expect(hrefOf('https://else.test/x.pdf')).toBe('https://else.test/x.pdf')
    setShopOrigins()
    expect(hrefOf(file)).toBe(file)
  })

  it('[B01] has pictures that a script would load', () => {
    setShopOrigins({
      shop: 'https://shop.test',
      site: 'https://vitrin.test',
      pictures: 'https://cdn.test',
    })
    for (const name of ['data-src', 'data-original', 'data-lazy'])
      expect(cleanHtml(`<img src="data:image/gif;base64,R0" alt="a" ${name}="/1.jpg">`)).toBe(
        '<img src="https://cdn.test/1.jpg" alt="a">',
      )
    expect(cleanHtml('<img data-src="javascript:1" src="/2.jpg">')).toBe(
      '<img src="https://cdn.test/2.jpg">',
    )
  })
})

describe('[B01] an old price of a shop', () => {
  const [old, now] = ['1.499,90 TL', '1.249,90 TL']

  it.each([
    [`<del>${old}</del> <ins>${now}</ins>`, `<del>${old}</del> <ins>${now}</ins>`],
    [`<STRIKE class="a">${old}</STRIKE> ${now}`, `<s>${old}</s> ${now}`],
    [
      `<span style="text-decoration: line-through;">${old}</span> <span>${now}</span>`,
      `<span class="crossed-out">${old}</span> <span>${now}</span>`,
    ],
    [
      `<div class='old-price'><span>${old}</span></div><div class="price">${now}</div>`,
      `<div class="crossed-out"><span>${old}</span></div><div> ${now}</div>`,
    ],
    [
      `<font class="text-line-through">${old}</font> ${now}`,
      `<span class="crossed-out">${old}</span> ${now}`,
    ],
    [
      `<p style="text-decoration:line-through">${old}<p>${now}`,
      `<p class="crossed-out">${old}</p><p> ${now}</p>`,
    ],
    [
      `<td class="text-delete" colspan="2">${old}</td><td>${now}</td>`,
      `<td class="crossed-out" colspan="2">${old}</td><td> ${now}</td>`,
    ],
    [`<p><s>${old}</p><p>${now}</p>`, `<p><s>${old}</s></p><p> ${now}</p>`],
    [`<strike>${old}<p>${now}</p>`, `<s>${old}<p> ${now}</p></s>`],
    [`<p class="old">Eski bahçe</p>`, '<p>Eski bahçe</p>'],
    ['<p style="text-decoration:underline">Yeni</p>', '<p>Yeni</p>'],
  ])('is crossed out: %s', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned)
  })

  it.each([
    `<del>${old}</del><ins>${now}</ins>`,
    `<span>${old}</span><span>${now}</span>`,
    `<small>${old}</small><big>${now}</big>`,
    '<b>1.499,90<i>₺</i></b><b>1.249,90<i>₺</i></b>',
    '<span>₺1.499,90</span><span>₺1.249,90</span>',
    '<span>1.499,90&nbsp;&#8378;</span><span>1.249,90&nbsp;&#8378;</span>',
    '<del>1.499,90</del><ins>1.249,90 TL</ins>',
    '<span>1.499,90</span><span>1.249,90 TL</span>',
    '<span class="old-price">1.499,90</span><span class="price"><b>₺1.249,90</b></span>',
  ])('does not run into the amount behind it: %s', (html) => {
    const text = cleanHtml(html).replace(/<[^>]*>/g, '')
    expect(text).toMatch(/^₺?1\.499,90\S*?(?:&nbsp;&#8378;)?(?: TL)? ₺?1\.249,90/)
  })

  it.each([
    '<b>1.249</b><sup>90</sup> TL',
    '<span>₺</span><b>1.249,90</b>',
    'H<sub>2</sub>O, 10<sup>3</sup>',
    '<s>eski</s>, yeni',
    '<p>TL</p>',
  ])('and other texts are as they were: %s', (html) => {
    expect(cleanHtml(html)).toBe(html)
  })
})

it.each([
  ['<details><summary>Soru</summary>Cevap</details>', '<div><div>Soru</div>Cevap</div>'],
  ['<section>Bir</section><article>İki</article>', '<div>Bir</div><div>İki</div>'],
  ['<h5>Kargo</h5>Bedava', '<div>Kargo</div>Bedava'],
])('[B01] blocks that are not allowed part their words: %s', (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned)
})
