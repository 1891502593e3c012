import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveStep, stepOf } from '~/auth/sign-in-step'
import type { Card } from '~/backend/account/member-model'
import type { RequestContext } from '~/session/request-context'
import { chooseCard, chosenCard, preselectedPayment, withSavedCards } from './saved-card'

const cardOf = (id: string, isLastUsed = false): Card => ({
  ...{ id, brand: 'Visa', last4: '1111', expiry: '2039-12', holder: '', valid: true },
  isLastUsed,
})
const method = (id: string) => ({ id, title: id, about: '', price: 0, discount: 0 })
const payments = (chosen: string) => ({
  methods: [method('-2'), method('-1')],
  chosen,
  currency: 'TL',
})
const memberContext = (id = '1') =>
  ({ session: { member: { id, name: 'Ayla', group: 0 } } }) as unknown as RequestContext

afterEach(() => void vi.useRealTimers())

describe('[O14] the card that a member chose', () => {
  it('pays however long the last step stays open', () => {
    vi.useFakeTimers()
    const context = memberContext()
    chooseCard(context, cardOf('7'))
    vi.advanceTimersByTime(3 * 60 * 60_000)
    expect(chosenCard(context)).toMatchObject({ id: '7', name: 'Visa •••• 1111' })
  })

  it('leaves other steps as they are, and they leave it', () => {
    const context = memberContext()
    saveStep(context, 'expired', { back: '/sepet' })
    chooseCard(context, cardOf('7'))
    saveStep(context, 'payment', { url: 'https://bank.example/', number: '1' })
    expect(stepOf(context, 'expired')).toEqual({ back: '/sepet' })
    expect(stepOf(context, 'payment')).toMatchObject({ number: '1' })
    expect(chosenCard(context)?.id).toBe('7')
  })

  it('is nobody else’s', () => {
    const context = memberContext()
    chooseCard(context, cardOf('7'))
    context.session.member = { id: '2', name: 'Selim', group: 0 }
    expect(chosenCard(context)).toBeUndefined()
  })
})

describe('[O14] before a choice for this order', () => {
  const chosenOf = (cards: Card[], chosen?: string, draft = '0') =>
    preselectedPayment(payments(draft), cards, chosen)

  it('the last used card is chosen, else the newest', () => {
    expect(chosenOf([cardOf('7', true), cardOf('8')])).toBe('-2_7')
    expect(chosenOf([cardOf('7'), cardOf('8')])).toBe('-2_8')
  })

  it('an earlier order by transfer or by a typed card chooses nothing', () => {
    expect(chosenOf([cardOf('7')], undefined, '-1')).toBe('-2_7')
    expect(chosenOf([cardOf('7')], undefined, '-2')).toBe('-2_7')
  })

  it('afterwards the choice stays', () => {
    expect(chosenOf([cardOf('7', true)], '', '-1')).toBe('-1')
    expect(chosenOf([cardOf('7', true)], '', '-2')).toBe('-2')
    expect(chosenOf([cardOf('7', true), cardOf('8')], '8', '-2')).toBe('-2_8')
    expect(chosenOf([], undefined, '-1')).toBe('-1')
  })

  it('the shop’s own choice is left to its sums', () => {
    const offered = withSavedCards(payments('-1'), [cardOf('7', true)], '')
    expect(offered.chosen).toBe('-1')
    expect(offered.methods.map(({ id }) => id)).toEqual(['-2_7', '-2', '-1'])
  })
})
