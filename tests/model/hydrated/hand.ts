import type { Locator, Page as Tab } from '@playwright/test'
import { expect, hydrate, open } from '../../support/journey'
import { Page } from '../../support/page/page'

/** Copies the document with the current values of every field. Runs in the browser. */
function filledIn(): string {
  const fields = 'input, textarea, option'
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  const real = [...document.querySelectorAll(fields)]
  for (const [at, field] of [...copy.querySelectorAll(fields)].entries()) {
    const now = real[at]
    if (now instanceof HTMLOptionElement) field.toggleAttribute('selected', now.selected)
    else if (now instanceof HTMLTextAreaElement) field.textContent = now.value
    else if (now instanceof HTMLInputElement) {
      if (['checkbox', 'radio'].includes(now.type)) field.toggleAttribute('checked', now.checked)
      else field.setAttribute('value', now.value)
    }
  }
  // Elements for browsers without script.
  for (const one of copy.querySelectorAll('noscript')) one.remove()
  return `<!doctype html>${copy.outerHTML}`
}

/** A shopper with mouse and keyboard on hydrated pages. */
export class Hand {
  constructor(readonly tab: Tab) {}

  async open(path: string): Promise<void> {
    await open(this.tab, path, true)
  }

  async back(): Promise<void> {
    await this.tab.goBack()
    await hydrate(this.tab)
  }

  /** The displayed page, for the page reader. */
  async look(): Promise<Page> {
    return new Page(this.tab.url(), 200, await this.tab.evaluate(filledIn))
  }

  /** Reads the page until a check passes. */
  async until(check: (page: Page) => void): Promise<void> {
    await expect(async () => check(await this.look())).toPass({ timeout: 7_000 })
  }

  /** A page from the server, for the same visitor. */
  async read(path: string): Promise<Page> {
    const answer = await this.tab.context().request.get(path)
    return new Page(answer.url(), answer.status(), await answer.text())
  }

  button(name: string): Locator {
    return this.tab.getByRole('main').getByRole('button', { name, exact: true })
  }

  /** Does something that sends a form, and waits for the response. */
  async send(what: () => Promise<unknown>): Promise<void> {
    const answered = this.tab.waitForResponse((answer) => answer.request().method() === 'POST')
    await what()
    await answered
  }
}
