import { expect } from '../../support/journey'
import { wordsOf } from '../../support/words'
import type { Product } from '../catalogue'
import type { Model } from '../state'
import { word } from '../words'
import type { Hand } from './hand'
import { optionLabels } from './screen'

/** An action on a product's page before buying; `place` selects which control, or how much. */
export type Touch = { what: keyof typeof touches; position: number }

const text = wordsOf('tr')
const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const starts = (text: string): RegExp => new RegExp(`^${plain(text)}( |$)`)

async function option(hand: Hand, model: Model, product: Product, position: number): Promise<void> {
  const variant = product.variants[position % Math.max(1, product.variants.length)]
  if (!variant) return
  const labels = optionLabels(model, variant.options)
  const label = labels[position % labels.length] ?? ''
  const link = hand.tab
    .getByRole('group')
    .getByRole('link', { name: starts(label) })
    .first()
  if ((await link.getAttribute('aria-disabled')) === 'true') return
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'true')
}

/** Chooses another sibling by the select of an attribute: the page becomes the sibling's. */
async function attribute(hand: Hand, _: Model, __: Product, position: number): Promise<void> {
  const select = hand.tab.getByRole('main').locator('select[name="attribute"]').first()
  if ((await select.count()) === 0) return
  const free = select.locator('option:not([disabled])')
  const option = free.nth(position % (await free.count()))
  const label = ((await option.textContent()) ?? '').trim()
  const path = await option.getAttribute('data-path')
  await select.selectOption({ label })
  await expect(hand.tab).toHaveURL(new RegExp(`${plain(path ?? '')}(\\?|$)`))
  await expect(select.locator('option:checked')).toHaveText(label)
}

async function quantity(hand: Hand, _: Model, product: Product, position: number): Promise<void> {
  const field = hand.tab.getByRole('spinbutton', { name: word('tr', 'quantity') })
  await field.fill(String(position * product.step))
  await expect(field).toHaveValue(String(position * product.step))
}

async function more(hand: Hand): Promise<void> {
  const button = hand.button(text('product.increase'))
  if (await button.isEnabled()) await button.click()
}

async function note(hand: Hand, _: Model, product: Product, position: number): Promise<void> {
  if (product.hasNote) await hand.tab.getByLabel(word('tr', 'note')).fill(`Not ${position}`)
}

async function engrave(hand: Hand, _: Model, product: Product, position: number): Promise<void> {
  for (const { title } of product.fields)
    await hand.tab.getByLabel(starts(title.tr ?? '')).fill(`Ayşe ${position}`)
}

async function subscribe(hand: Hand, _: Model, product: Product): Promise<void> {
  if (product.subscribePercent === 0) return
  const [first = ''] = text('product.subscribe').split('{{percent}}')
  const name = new RegExp(plain(first.replace('%', '').trim()))
  await hand.tab.getByRole('main').getByRole('checkbox', { name }).first().check()
}

async function companion(
  hand: Hand,
  model: Model,
  product: Product,
  position: number,
): Promise<void> {
  const id = product.companions[position % Math.max(1, product.companions.length)]
  const title = model.catalogue.products.get(id ?? 0)?.title.tr
  const box = hand.tab.getByRole('checkbox', { name: starts(title ?? '') })
  if (title && (await box.count()) > 0) await box.first().check()
}

export const touches = { option, attribute, quantity, more, note, engrave, subscribe, companion }
