import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
/** The member's date of birth in the shop. */
let known = ''
let posted: URLSearchParams | null = null
type Form = { data: { block: object[]; account: { customerInfo: object } }[] }
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const { pathname } = new URL(request.url)
      if (/authentication\/register|customer\/update/.test(pathname))
        posted = new URLSearchParams(await request.clone().text())
      const answer = await pass(request)
      if (!pathname.includes('block/customer-register')) return answer
      const body = (await answer.json()) as Form
      const field = { field: 'Doğum tarihi', type: 'INPUT', isRequired: false, options: [] }
      const [row] = body.data
      row?.block.unshift({ key: 'birthdate', ...field })
      Object.assign(row?.account.customerInfo ?? {}, { birthdate: known })
      return Response.json(body)
    },
  })
})
afterAll(() => shop.close())

const person = {
  name: 'Ada',
  surname: 'Yurt',
  mobile_phone: '5329990055',
  password: 'yepyeni bir parola 7',
  password_again: 'yepyeni bir parola 7',
  kvkk: '1',
}
const register = (birthdate: string, email: string) =>
  shop.visitor().post('/uye-kayit', { ...person, email, birthdate })

describe('a date of birth', () => {
  it('[R01] [G07] is entered in the browser’s own date field', async () => {
    const form = await pageOf(shop.visitor().get('/uye-kayit'))
    expect(form.field('birthdate').attribute('type')).toBe('date')
  })

  it.each(['1990-08-12', '12.08.1990', '12/08/1990'])(
    '[R01] is shown in a member’s form however the shop writes it: %s',
    async (written) => {
      known = written
      const visitor = shop.visitor()
      await signIn(visitor, 'plain')
      const form = await pageOf(visitor.get('/uye-kisisel-bilgileri'))
      expect(form.field('birthdate').value).toBe('1990-08-12')
      known = ''
    },
  )

  it('[R01] is sent as year, month and day, also where it was typed without such a field', async () => {
    await register('12.08.1990', 'ada.bir@ornek.test')
    expect(posted?.get('birthdate')).toBe('1990-08-12')
  })

  it('[R01] is optional, and is refused if it does not exist or lies in the future', async () => {
    posted = null
    for (const wrong of ['1990-02-30', '2999-01-01', '1790-01-01', 'dün']) {
      const refused = await register(wrong, 'ada.iki@ornek.test')
      expect(refused.status).toBe(422)
      expect((await pageOf(refused)).links('#register-')).toEqual(['#register-birthdate'])
    }
    expect(posted).toBeNull()
    const other = { email: 'ada.iki@ornek.test', mobile_phone: '5329990066', birthdate: '' }
    expect((await shop.visitor().post('/uye-kayit', { ...person, ...other })).status).toBe(303)
  })
})
