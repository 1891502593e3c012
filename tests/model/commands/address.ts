import type { Letter, Pair } from '../../support/page/form'
import type { Page } from '../../support/page/page'
import { fullname, street } from '../home'
import type { Scene } from './step'

/** The codes of everybody's address, once the lists have been opened for it. */
let home: Pair[] = []

/** Chooses country to district, list by list. */
async function walkLists({ shopper }: Scene, form: Page): Promise<Page> {
  let at = form
  for (const sent of ['city_code', 'town_code', 'district_code']) {
    const button = at.main.queryAllByRole('button').find((one) => one.attribute('name') === 'adim')
    if (!button) break
    at = await shopper.send(button.form.chooseSent(sent).press(button.element))
  }
  return at
}

/** A member names an address to find it again; a guest has no title to type. */
function letterOf({ session }: Scene, page: Page): Letter {
  const save = page.main.queryAllByRole('button').find((one) => one.attribute('name') !== 'adim')
  if (!save) throw new Error(`${page.url} has no button to save.`)
  const { form } = save
  if (session.member !== 0) form.writeSent('title', 'Ev')
  return form
    .writeSent('fullname', fullname)
    .writeSent('mobile_phone', '0532 000 00 01')
    .writeSent('address', street)
    .press(save.element)
}

/** Fills in the form of the first address. The first one of a run opens each list; later ones reuse the codes. */
export async function writeAddress(scene: Scene, form: Page): Promise<Page> {
  const { shopper } = scene
  if (home.length === 0) {
    const letter = letterOf(scene, await walkLists(scene, form))
    home = letter.pairs.filter(([name]) => name.endsWith('_code'))
    return shopper.send(letter)
  }
  const letter = letterOf(scene, form)
  const others = letter.pairs.filter(([name]) => !home.some(([known]) => known === name))
  return shopper.send({ ...letter, pairs: [...others, ...home] })
}
