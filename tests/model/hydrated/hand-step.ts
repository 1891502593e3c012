import type fc from 'fast-check'
import { expect } from '../../support/journey'
import { checkCartPage } from '../checks/cart-page'
import { checkHeader } from '../checks/header'
import { checkRows, rowQueries } from '../checks/rows'
import type { Database } from '../database'
import { type Model, type Session, sessionOf } from '../state'
import type { Hand } from './hand'

export type Desk = { hand: Hand; db: Database }
export type HandScene = Desk & { model: Model; session: Session }

/** One thing that somebody does on hydrated pages, and in the model. */
export abstract class HandStep implements fc.AsyncCommand<Model, Desk> {
  abstract words(): string

  check(_: Readonly<Model>): boolean {
    return true
  }

  abstract act(scene: HandScene): Promise<void>

  async run(model: Model, desk: Desk): Promise<void> {
    model.steps += 1
    const session = sessionOf(model, 0)
    await this.act({ ...desk, model, session })
    await agree({ ...desk, model, session })
  }

  toString = (): string => this.words()
}

/** After every step: the header on screen, the cart page and the rows say what the model says. */
async function agree({ hand, db, model, session }: HandScene): Promise<void> {
  await hand.until((page) => checkHeader(model, session, page))
  checkCartPage(model, session, await hand.read('/sepet'))
  checkRows(model, await db.run(rowQueries))
  await expect(hand.tab.getByRole('main')).toBeVisible()
}
