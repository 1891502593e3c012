import { beforeEach, describe, expect, it } from 'vitest'
import { openSquattedShop, owner } from '../../../../tests/support/squatted-account'

const { shop, at } = await openSquattedShop()
beforeEach(() => at.clear())

const isProven = async () =>
  (await at
    .statement('SELECT email_proven FROM member WHERE id = ?1', await at.idOf())
    .first('email_proven')) === 1

describe('the link of a registration’s mail', () => {
  it('[R03] comes with the short form too, whose account is active at once', async () => {
    expect((await at.register(shop.visitor())).status).toBe(true)
    expect((await at.signIn('email', owner.email)).status).toBe(true)
    expect(await isProven()).toBe(false)
    const link = await at.lastLink()
    expect(link).toMatch(/activation=membership&id=\d+&token=\w+$/)
    expect(await at.activate(link)).toBe(1)
    expect(await isProven()).toBe(true)
    expect(await at.activate(link)).toBe(0)
  })

  it('[O18] [T99] gives whoever registered no orders that a guest made elsewhere, then or later', async () => {
    const { id } = await at.squat()
    const guests = await at.order('S-1')
    await at.activate(await at.lastLink())
    expect(await at.holderOf(guests)).toBe(0)
    expect((await at.signIn('email', owner.email)).status).toBe(true)
    expect(await at.holderOf(guests)).toBe(0)
    const next = 'sahibinin yeni parolası'
    expect((await at.byMail(next)).answer.status).toBe(1)
    expect(await at.holderOf(guests)).toBe(id)
    // Whoever registered has no way in any more; what the account has stays.
    const left = { passkey: 0, member_token: 0, card: 1, address: 1 }
    expect(await at.rowsOf(id)).toMatchObject(left)
    const links = 'SELECT count(*) AS n FROM social_account WHERE member_id = ?1'
    expect(await at.statement(links, id).first('n')).toBe(0)
    const later = await at.order('S-2')
    await at.signIn('email', owner.email, next)
    expect(await at.holderOf(later)).toBe(id)
  })

  it('[R03] [T99] proves the address that it was mailed to, not one that the account has since', async () => {
    const own = 'yabanci@posta.test'
    await at.register(shop.visitor(), { email: own })
    const link = await at.lastLink(own)
    expect(link).toContain('activation=membership')
    await at.run('UPDATE member SET email = ?1 WHERE email = ?2', owner.email, own)
    expect(await at.idOf()).toBeGreaterThan(0)
    expect(await at.activate(link)).toBe(0)
    expect(await isProven()).toBe(false)
  })
})
