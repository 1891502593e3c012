import type { Page } from '../../support/page/page'
import { applyAdd } from '../cart'
import type { AddRequest } from '../state'
import type { Scene } from './step'

/** Chooses a store on the store page, which completes the add. */
export async function chooseStore(scene: Scene, page: Page, addRequest: AddRequest): Promise<Page> {
  const { model, session, shopper } = scene
  const stores = page.main
    .queryAllByRole('button')
    .filter((one) => one.attribute('name') === 'storeId')
  const button = stores[addRequest.count % stores.length] ?? stores[0]
  if (!button) throw new Error(`${page.url} offers no store.`)
  const after = await shopper.send(button.form.press(button.element))
  session.store = Number(button.attribute('value'))
  applyAdd(model, session, addRequest)
  return after
}
