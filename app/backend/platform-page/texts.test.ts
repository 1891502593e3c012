import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const words = 'Kişisel verilerinizin nasıl işlendiğini anlatır. '.repeat(2)
const text = `<h1>Aydınlatma</h1><p>${words}</p>`
const write = (body: string, title = 'Aydınlatma') => writePage({ title, body })

async function textOf(body: string) {
  const page = await shopOfPages({ '/kvkk': write(body) }).calls.page('kvkk')
  return page.kind === 'content' ? page.html : page.kind
}

describe('[B01] a text of a page that names no main part', () => {
  const top = `<div class="ust"><a href="/">Mağaza</a>${words}</div>`
  it.each([
    ['a section', `${top}<section>${text}</section>`],
    [
      'a heading in its own part',
      `${top}<div><div><i>Ana sayfa</i><h1>A</h1></div><p>${words}</p></div>`,
    ],
    ['a menu beside it', `${top}<div><nav>Menü ${words}</nav><aside>${words}</aside>${text}</div>`],
  ])('is that around its heading: %s', async (_, body) => {
    const html = await textOf(body)
    expect(html).toContain(words.trim())
    expect(html).not.toContain('Mağaza')
    expect(html).not.toContain('Menü')
  })

  it.each([
    ['a paragraph', '<p>1987&#39;den beri.</p>'],
    ['its part', '1987&#39;den beri.'],
  ])('is a short one where there is no longer one: %s', async (_, short) => {
    const page = `<div><b>Mağaza</b></div><div><i>Ana sayfa</i> <h1>Aydınlatma</h1>${short}</div><footer>Mağaza</footer>`
    const html = await textOf(page)
    expect(html).toContain('1987')
    expect(html).not.toContain('Mağaza')
    const longer = await textOf(
      `<div>${page.replace('<footer>', `<div>${words}</div><footer>`)}</div>`,
    )
    expect(longer).toContain(words.trim())
  })

  it('is none where only a menu is beside it', async () => {
    expect(await textOf(`<header>${words}</header><h1>A</h1><a href="/">${words}</a>`)).toBe('')
  })
})

describe('[B01] the title of a text', () => {
  const htmlOf = async (title: string, main: string) => {
    const page = writePage({ title, body: `<main>${main}</main>` })
    const found = await shopOfPages({ '/kvkk': page }).calls.page('kvkk')
    return found.kind === 'content' ? found.html : found.kind
  }

  it('is not in the text again', async () => {
    const main = '<h1 class="baslik">&Uuml;yelik\n <b>s&ouml;zleşmesi</b></h1><p>Madde 1</p>'
    expect(await htmlOf('Üyelik Sözleşmesi | Çınaraltı', main)).toBe('<p>Madde 1</p>')
  })

  it('leaves another one there, as a heading', async () => {
    const main = '<h1>Sözleşme metni</h1><p>Üyelik</p>'
    expect(await htmlOf('Üyelik', main)).toBe('<h2>Sözleşme metni</h2><p>Üyelik</p>')
  })
})

describe('[B01] a relative link in a text', () => {
  it.each([
    ['its page', '', '/sayfa/iade'],
    ['the base of its page', '<base href="/">', '/iade'],
    ['a base by address', '<base href="https://shop.test/yardim/">', '/yardim/iade'],
  ])('leads from %s', async (_, base, expected) => {
    const body = `${base}<main><h1>KVKK</h1><p><a href="iade">İade</a> ${words}</p></main>`
    const found = await shopOfPages({
      '/sayfa/kvkk': writePage({ title: 'KVKK', body }),
    }).calls.page('sayfa/kvkk')
    expect(found.kind === 'content' && found.html).toContain(`href="${expected}"`)
  })
})

it('[B01] a relative link leads from the address that the shop redirects to', async () => {
  const body = `<main><h1>Biz</h1><p><a href="ekip">Ekip</a> ${words}</p></main>`
  const slashed = () => new Response(null, { status: 301, headers: { location: '/biz/' } })
  const { calls } = shopOfPages({ '/biz/': writePage({ title: 'Biz', body }), '/biz': slashed })
  const found = await calls.page('biz')
  expect(found.kind === 'content' && found.html).toContain('href="/biz/ekip"')
})

describe('[B01] a text of a shop that answers calls it lacks by a page', () => {
  const at = (unknown: string, page = write(`<section>${text}</section>`)) =>
    shopOfPages({ '/kvkk': page, '/srv/': unknown }).calls.page('kvkk')

  it('is shown where it is another page', async () => {
    expect(await at(write('<h1>Üzgünüz</h1>', 'Sayfa bulunamadı'))).toMatchObject({
      kind: 'content',
      html: expect.stringContaining(words.trim()),
    })
    expect(await at(write('<h1>Hata</h1>', 'Hata'))).toMatchObject({ kind: 'content' })
  })

  it('is no page where the shop answers everything so', async () => {
    const closed = write('<section><h1>Bakım</h1></section>', 'Bakımdayız')
    await expect(at(closed, closed)).rejects.toThrow('everything')
    await expect(
      at(write(`<main>${text}</main>`, 'A'), write(`<main>${text}</main>`)),
    ).rejects.toThrow('everything')
  })
})
