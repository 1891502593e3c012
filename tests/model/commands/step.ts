import type fc from 'fast-check'
import type { Page } from '../../support/page/page'
import { compareWithModel, shopperOf } from '../agree'
import type { Shopper } from '../shopper'
import { type Model, type Real, type Session, sessionOf } from '../state'

export type Scene = { model: Model; real: Real; session: Session; shopper: Shopper }

/** One thing that one shopper does, in the model and in the shop. */
export abstract class Step implements fc.AsyncCommand<Model, Real> {
  constructor(readonly shopperIndex: number) {}

  /** A description, for the list of steps that a failure prints. */
  abstract words(): string

  /** Whether the step is possible now; an impossible one is skipped. */
  check(_: Readonly<Model>): boolean {
    return true
  }

  /** Does it in both. @returns the resulting page, if any */
  abstract act(scene: Scene): Promise<Page | undefined>

  async run(model: Model, real: Real): Promise<void> {
    model.steps += 1
    const { name } = this.constructor
    model.taken.set(name, (model.taken.get(name) ?? 0) + 1)
    const scene = {
      model,
      real,
      session: sessionOf(model, this.shopperIndex),
      shopper: shopperOf(real, this.shopperIndex),
    }
    const page = await this.act(scene)
    await compareWithModel(model, real, this.shopperIndex, page)
  }

  toString(): string {
    return `shopper ${this.shopperIndex} ${this.words()}`
  }
}

export const pathOf = (page: Page): string => decodeURI(new URL(page.url).pathname)
