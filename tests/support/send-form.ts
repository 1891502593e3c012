import type { Page } from '@playwright/test'

/** Sends the page's form with that action, with additional fields and a button. */
export async function sendForm(
  page: Page,
  origin: string,
  action: string,
  pressed: Record<string, string>,
) {
  const form = await page
    .locator(`form[action="${action}"]`)
    .first()
    .evaluate((element) => [...new FormData(element as HTMLFormElement)].map(String))
  const language = await page.evaluate(() => document.documentElement.lang)
  const pairs = form.map((pair) => pair.split(/,(.*)/s) as [string, string])
  await page.request.post(origin + action, {
    form: { ...Object.fromEntries(pairs), ...pressed },
    headers: { origin, 'sec-fetch-site': 'same-origin', 'accept-language': language },
  })
}
