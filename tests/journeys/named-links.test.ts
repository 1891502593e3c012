import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { signInAs } from '../support/journey-member'

test.describe.configure({ timeout: 90_000 })

/** Every URL of this site that a page links to, once each, without its hash. */
async function linksOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(hrefs.map((href) => href.split('#')[0] ?? ''))]
}

/** The status behind a link and the redirects of this site; those of another site are its own. */
async function statusAt(page: Page, link: string): Promise<number> {
  const { origin } = new URL(page.url())
  const options = { headers: { accept: 'text/html' }, maxRedirects: 0 }
  let response = await page.request.get(link, options)
  for (let at = 0; at < 5 && response.status() >= 300 && response.status() < 400; at += 1) {
    const to = new URL(response.headers().location ?? '/', origin)
    if (to.origin !== origin) break
    response = await page.request.get(to.href, options)
  }
  return response.status()
}

async function expectAlive(page: Page, links: string[]): Promise<void> {
  expect(links.length).toBeGreaterThan(10)
  const dead: string[] = []
  for (const link of links) {
    const status = await statusAt(page, link)
    if (status >= 400) dead.push(`${link} ${status}`)
  }
  expect(dead).toEqual([])
}

test('[U20] every link of the home page, its header and its footer works', async ({ page }) => {
  await expectAlive(page, await linksOf(page, '/'))
})

test('[U20] every link of a product page, the sign-in page and the empty pages works', async ({
  page,
  demo,
}) => {
  const pages = [demo('sibling').path, '/uye-girisi-sayfasi', '/sepet', '/karsilastir', '/ar/yok']
  const links: string[] = []
  for (const path of pages) links.push(...(await linksOf(page, path)))
  await expectAlive(page, [...new Set(links)])
})

test('[U20] every link of the account works', async ({ page }) => {
  await signInAs(page, 'vendor')
  const links = [...(await linksOf(page, '/hesabim')), ...(await linksOf(page, '/favorilerim'))]
  await expectAlive(page, [...new Set(links)])
})

test('[U20] the link names of the backend lead to pages', async ({ page }) => {
  for (const [name, heading] of [
    ['sepet', 'Sepetiniz boş'],
    ['uye-girisi-sayfasi', 'Üye girişi'],
    ['uye-kayit', 'Üye ol'],
    ['iletisim', 'Bize yazın'],
    ['order', /./],
  ] as const) {
    const response = await page.goto(`/${name}`)
    expect(response?.status(), name).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await signInAs(page, 'plain')
  await page.goto('/uye-siparisleri')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siparişlerim')
})
