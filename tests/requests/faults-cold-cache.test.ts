import { describe, expect, it } from 'vitest'
import { broken, failingShop, status } from '../support/broken-backend'

const shop = failingShop()

describe('when the backend is unavailable and no page is cached', () => {
  it.each(broken)(
    '[X03] [C15] [T02] when it %s, a page reports it with 503, the request id and links',
    async (_, how) => {
      shop.fault = how
      for (const path of ['/', '/kategoriler', '/arama?q=kalem', '/bir-urun']) {
        const response = await shop.visitor().get(path)
        const page = await response.text()
        // A valid response without content is a missing page, not a failure.
        expect([503, 404], `${path} ${response.status}`).toContain(response.status)
        if (response.status === 503) {
          expect(response.headers.get('retry-after')).toBe('30')
          expect(response.headers.get('cache-control')).toContain('no-store')
          expect(page).toContain(response.headers.get('x-request-id'))
          expect(page).toContain('Bir hata oluştu')
          for (const link of ['href="/"', 'href="/sepet"', 'action="/arama"'])
            expect(page).toContain(link)
        }
        expect(page).not.toMatch(/SECRET|PDOException|evil\.test/)
      }
    },
  )

  it('[T02] a machine gets a sentence for the sitemap', async () => {
    shop.fault = status(500)
    for (const path of ['/sitemap.xml', '/sitemap/1.xml']) {
      const answer = await shop.visitor().get(path)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
      expect(answer.headers.get('cache-control')).toContain('no-store')
      expect(await answer.text()).toBe('Bir hata oluştu\n')
    }
  })
})
