import type fc from 'fast-check'
import { expect } from '../../support/journey'
import { checkCartPage } from '../checks/cart-page'
import { checkHeader } from '../checks/header'
import { checkRows, rowQueries } from '../checks/rows'
import type { Database } from '../database'
import { type Model, type Session, sessionOf } from '../state'
import type { Hand } from './hand'

/** What a step needs: a shopper on a page, and the shop's database. */
export type HandSetup = { hand: Hand; db: Database }
export type HandScene = HandSetup & { model: Model; session: Session }

/** One action of a shopper on hydrated pages, and in the model. */
export abstract class HandStep implements fc.AsyncCommand<Model, HandSetup> {
  abstract words(): string

  check(_: Readonly<Model>): boolean {
    return true
  }

  abstract act(scene: HandScene): Promise<void>

  async run(model: Model, setup: HandSetup): Promise<void> {
    model.steps += 1
    const session = sessionOf(model, 0)
    await this.act({ ...setup, model, session })
    await agree({ ...setup, model, session })
  }

  toString = (): string => this.words()
}

/** After every step: compares the displayed header, the cart page and the rows with the model. */
async function agree({ hand, db, model, session }: HandScene): Promise<void> {
  await hand.until((page) => checkHeader(model, session, page))
  checkCartPage(model, session, await hand.read('/sepet'))
  checkRows(model, await db.run(rowQueries))
  await expect(hand.tab.getByRole('main')).toBeVisible()
}
