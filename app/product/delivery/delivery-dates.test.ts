import { describe, expect, it } from 'vitest'
import type { Carriage } from '~/backend/site/site-model'
import { structuredTerms } from '~/seo/structured-delivery'
import { deliveryDatesOf } from './delivery-dates'

const carriage: Carriage = { from: 2, to: 4, cutOff: 15 * 60, holidays: ['2026-10-29'] }
const at = (when: string) => Date.parse(`${when}+03:00`)

describe('[P22] the days of delivery', () => {
  it('counts working days from today before the cut-off', () => {
    // A Tuesday.
    expect(deliveryDatesOf(carriage, 0, at('2026-11-24T10:00'))).toEqual({
      from: '2026-11-26',
      to: '2026-11-30',
      before: 900,
    })
  })

  it('counts from the next working day after it, and while a cached page may outlive it', () => {
    for (const time of ['14:50', '15:00', '23:59'])
      expect(deliveryDatesOf(carriage, 0, at(`2026-11-24T${time}`))).toEqual({
        from: '2026-11-27',
        to: '2026-12-01',
        before: null,
      })
  })

  it('knows the day by the clock of Istanbul', () => {
    // Still Monday in UTC.
    const night = Date.parse('2026-11-23T22:30Z')
    expect(deliveryDatesOf(carriage, 0, night)).toMatchObject({ from: '2026-11-26', before: 900 })
  })

  it('sends nothing on weekends and holidays', () => {
    expect(deliveryDatesOf(carriage, 0, at('2026-11-28T09:00'))).toMatchObject({
      from: '2026-12-02',
      before: null,
    })
    // Wednesday before the holiday.
    expect(deliveryDatesOf(carriage, 0, at('2026-10-28T09:00'))).toMatchObject({
      from: '2026-11-02',
      to: '2026-11-04',
    })
  })

  it('works on the weekdays that search engines are given', () => {
    const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    const goods = { price: { card: 100, currency: 'TL' }, freeCargo: false, deliveryDays: 0 }
    const terms = { country: 'TR', price: 5000, freeFrom: null, currency: 'TL', carriage }
    const given = JSON.stringify(structuredTerms(terms as never, goods as never))
    // 22 November 2026 is a Sunday.
    const counted = names.filter(
      (_, day) => deliveryDatesOf(carriage, 0, at(`2026-11-${22 + day}T09:00`)).before !== null,
    )
    expect(names.filter((name) => given.includes(`schema.org/${name}`))).toEqual(counted)
    expect(counted).toHaveLength(5)
  })

  it('tells search engines no days for goods that are not there yet', () => {
    const goods = { price: { card: 100, currency: 'TL' }, freeCargo: false, deliveryDays: 2 }
    const terms = { country: 'TR', price: 5000, freeFrom: null, currency: 'TL', carriage }
    const given = (more: object) =>
      JSON.stringify(structuredTerms(terms as never, { ...goods, ...more } as never))
    expect(given({})).toContain('"deliveryTime"')
    expect(given({ awaited: { kind: 'preorder', from: '2027-02-01' } })).toContain('"shippingRate"')
    expect(given({ awaited: { kind: 'preorder', from: '2027-02-01' } })).not.toContain(
      '"deliveryTime"',
    )
  })

  it('adds the days that the goods need to be sent', () => {
    expect(deliveryDatesOf(carriage, 3, at('2026-11-24T10:00'))).toMatchObject({
      from: '2026-12-01',
      to: '2026-12-03',
    })
  })

  it('counts from tomorrow while a cached page may last until then, without a cut-off', () => {
    const without = { ...carriage, cutOff: null, from: 1, to: 1 }
    const [before, after] = ['2026-11-24T23:50', '2026-11-25T00:05'].map((when) =>
      deliveryDatesOf(without, 0, at(when)),
    )
    expect(before).toEqual(after)
  })

  it('takes the next working day without a cut-off', () => {
    const without = { ...carriage, cutOff: null, from: 1, to: 1 }
    expect(deliveryDatesOf(without, 0, at('2026-11-24T01:00'))).toEqual({
      from: '2026-11-26',
      to: '2026-11-26',
      before: null,
    })
  })
})
