import { afterAll, describe, expect, it } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const to = (location: string) => () => new Response(null, { status: 302, headers: { location } })
const text = writePage({ title: 'Raf', body: '<main><h1>Raf</h1><p>Sedir.</p></main>' })
const globals = '/srv/service/site/get-globals'
const getPage = '/srv/service/site/get-page'

describe('[P01] [B02] a shop that answers each call that it lacks by a redirect', () => {
  it.each(['/', '/anasayfa', '/index.php', '/tr', '/arama', '/anasayfa-kampanya', '/404'])(
    'to %s has its own pages, from the first request on',
    async (home) => {
      const { calls } = shopOfPages({
        ...{ [globals]: to(home), [getPage]: to(home), '/': text, '/raf': text },
        '/yok': to(home),
      })
      expect(await calls.page('raf')).toMatchObject({ kind: 'content' })
      expect(await calls.page('')).toMatchObject({ kind: 'home' })
      expect(await calls.page('raf')).toMatchObject({ kind: 'content' })
    },
  )

  it('has no get-page where it lacks get-globals in another way', async () => {
    const { calls } = shopOfPages({ [getPage]: to('/kampanya'), '/raf': text })
    expect(await calls.page('raf')).toMatchObject({ kind: 'content' })
  })

  it('names its home page for an unknown link', async () => {
    for (const home of ['/anasayfa', '/index.php', '/tr']) {
      const { calls } = shopOfPages({ [globals]: to(home), [getPage]: to(home), '/yok': to(home) })
      expect(await calls.page('yok')).toEqual({ kind: 'notFound' })
    }
  })

  it('[B01] has get-page where it has settings, or fails at them: the page has moved', async () => {
    for (const settings of [{ SITE_NAME: 'Bizim' }, () => new Response('', { status: 500 })]) {
      const { calls } = shopOfPages({ [globals]: settings, [getPage]: to('/raf') })
      expect(await calls.page('eski')).toEqual({ kind: 'moved', path: '/raf' })
    }
  })
})
