import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { structuredData } from '../support/page/structured-data'
import { openWorkers, type Shop } from '../support/two-workers'

type Terms = Record<string, unknown>

/** Put over the shop's own terms of delivery; null takes them away. */
let changed: Terms | null

async function withTerms(request: Request, pass: (request: Request) => Promise<Response>) {
  const answer = await pass(request)
  if (!request.url.includes('/site/get-globals')) return answer
  const body = (await answer.json()) as { DELIVERY: Terms }
  const DELIVERY = changed && { ...body.DELIVERY, ...changed }
  return Response.json({ ...body, DELIVERY }, { status: answer.status })
}

let shop: Shop
let path: string
const sendsAfter = (days: number) =>
  shop.db.prepare('UPDATE product SET delivery_days = ?1').bind(days).run()
beforeAll(async () => {
  shop = await openWorkers({ vars: { FRESH_SECONDS: '0' }, backend: withTerms })
  path = (await demoProduct(shop.db, 'plain')).path
})
beforeEach(async () => {
  changed = {}
  await sendsAfter(0)
})
afterAll(() => shop.close())

/** Mondays to Fridays after the day of an answer in Istanbul, without the holidays. */
function workingDays(after: string, holidays: string[] = []): string[] {
  const istanbul = Date.parse(after) + 3 * 3_600_000
  return Array.from({ length: 60 }, (_, at) => new Date(istanbul + (at + 1) * 86_400_000))
    .filter((day) => ![0, 6].includes(day.getUTCDay()))
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => !holidays.includes(day))
}

const inTurkish = (day: string | undefined) =>
  new Date(`${day}T12:00Z`).toLocaleDateString('tr-TR', {
    day: 'numeric',
    month: 'long',
    weekday: 'long',
  })

async function productPage() {
  const answer = await shop.visitor().get(path)
  const day = answer.headers.get('date') ?? new Date().toISOString()
  return { page: await pageOf(answer), day }
}

type Offer = { shippingDetails?: Terms; hasMerchantReturnPolicy?: Terms }

async function offer(): Promise<Offer> {
  const { page } = await productPage()
  const [data] = structuredData<{ '@type': string; offers: Offer }>(page).filter(
    (one) => one['@type'] === 'Product',
  )
  if (!data) throw new Error('The page has no structured product.')
  return data.offers
}

describe('[P22] the days of delivery', () => {
  it('is a range of working days that the shop does not keep free', async () => {
    const { day } = await productPage()
    const holidays = workingDays(day).slice(1, 3)
    changed = { CARRIAGE: { FROM: 1, TO: '3', CUT_OFF: null, HOLIDAYS: holidays } }
    const { page } = await productPage()
    const days = workingDays(day, holidays)
    expect(page.main.text).toContain(`${inTurkish(days[1])} – ${inTurkish(days[3])} kapınızda`)
  })

  it('is one day where it is not a range', async () => {
    changed = { CARRIAGE: { FROM: 2, TO: 2, HOLIDAYS: null } }
    const { page, day } = await productPage()
    expect(page.main.text).toContain(`${inTurkish(workingDays(day)[2])} kapınızda`)
  })

  it('is later where the goods take days to be sent', async () => {
    changed = { CARRIAGE: { FROM: 1, TO: 1 } }
    await sendsAfter(3)
    const { page, day } = await productPage()
    expect(page.main.text).toContain(`${inTurkish(workingDays(day)[4])} kapınızda`)
  })

  it.each([
    ['no terms', null],
    ['no carriage', { CARRIAGE: null }],
    ['a carriage that ends before it starts', { CARRIAGE: { FROM: 4, TO: 2 } }],
  ])('is not said of a shop with %s', async (_, terms) => {
    changed = terms
    const { page } = await productPage()
    expect(page.main.text).not.toContain('kapınızda')
  })
})

describe('[P22] delivery and returns in structured data', () => {
  it('are those of the shop', async () => {
    changed = { PRICE: '49,90', FREE_FROM: 100_000, RETURN_DAYS: 14, CARRIAGE: { FROM: 2, TO: 4 } }
    expect(await offer()).toMatchObject({
      shippingDetails: {
        shippingRate: { value: 49.9, currency: 'TRY' },
        shippingDestination: { addressCountry: 'TR' },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'TR' },
    })
  })

  it('name the working days and the hour of Istanbul until which is sent the same day', async () => {
    changed = { CARRIAGE: { FROM: 2, TO: 4, CUT_OFF: '15:05' } }
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
    expect((await offer()).shippingDetails?.deliveryTime).toMatchObject({
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${day}`),
      },
      cutoffTime: '15:05:00+03:00',
    })
  })

  it('name no hour where the shop says none', async () => {
    changed = { CARRIAGE: { FROM: 2, TO: 4, CUT_OFF: null } }
    expect((await offer()).shippingDetails?.deliveryTime).not.toHaveProperty('cutoffTime')
  })

  it('cost nothing from the price on from which delivery is free', async () => {
    changed = { FREE_FROM: 1 }
    expect(await offer()).toMatchObject({ shippingDetails: { shippingRate: { value: 0 } } })
  })

  it('are left out where the shop does not say them', async () => {
    changed = { PRICE: null, RETURN_DAYS: null }
    const { shippingDetails, hasMerchantReturnPolicy } = await offer()
    expect([shippingDetails, hasMerchantReturnPolicy]).toEqual([undefined, undefined])
  })
})
