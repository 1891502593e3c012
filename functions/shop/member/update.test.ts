import { beforeEach, expect, it } from 'vitest'
import { openSquattedShop, owner, squatter } from '../../../tests/support/squatted-account'

const { shop, at } = await openSquattedShop()
beforeEach(() => at.clear())

const person = { name: 'Yabancı', surname: 'Biri', mobile_phone: squatter.phone }
const mailsTo = async (email: string) => {
  const sql = 'SELECT text FROM outbox WHERE recipient = ?1 COLLATE NOCASE ORDER BY id'
  return (await at.statement(sql, email).all<{ text: string }>()).results.map(({ text }) => text)
}

it.each(['tr', 'en', 'de', 'ar'])(
  '[L12] a changed address is mailed to the former one, with what to do about it (%s)',
  async (language) => {
    const { data } = await at.register(shop.visitor())
    await at.run('DELETE FROM outbox')
    const headers = { Authorization: `Bearer ${data[0]?.bearer}` }
    const to = `/api/v1/customer/update?language=${language}`
    const change = (email: string) => shop.visitor().post(to, { ...person, email }, headers)
    await change('DENIZ.kaya@posta.test')
    expect(await mailsTo(owner.email)).toEqual([])
    await change('yabanci@posta.test')
    const words = {
      tr: /e-posta adresi değiştiriliyor\n.*Siz yapmadıysanız.*mağazaya yazın/,
      en: /e-mail address .* is being changed\n.*If it was not.*write to the shop/,
      de: /E-Mail-Adresse .* wird geändert\n.*Waren Sie es nicht.*dem Shop/,
      ar: /^يجري تغيير عنوان البريد .*\n.*وإن لم تكن أنت.*المتجر/,
    }[language]
    expect(await mailsTo(owner.email)).toEqual([expect.stringMatching(words ?? '')])
    await at.run('DELETE FROM member WHERE email = ?1 COLLATE NOCASE', owner.email)
  },
)

it('[L12] a letter that only looks the same is another address', async () => {
  const { data } = await at.register(shop.visitor())
  await at.run('DELETE FROM outbox')
  const headers = { Authorization: `Bearer ${data[0]?.bearer}` }
  const email = owner.email.replace('d', 'ｄ')
  await shop.visitor().post('/api/v1/customer/update', { ...person, email }, headers)
  expect(await mailsTo(owner.email)).toHaveLength(1)
})

it('[L12] an address that is changed to and fro gets three mails in an hour', async () => {
  const { data } = await at.register(shop.visitor())
  await at.run('DELETE FROM outbox')
  const headers = { Authorization: `Bearer ${data[0]?.bearer}` }
  for (let time = 0; time < 5; time += 1)
    for (const email of ['yabanci@posta.test', owner.email])
      await shop.visitor().post('/api/v1/customer/update', { ...person, email }, headers)
  expect(await mailsTo(owner.email)).toHaveLength(3)
})

it('[L12] the limit of mails to an address is one, however its letters are typed', async () => {
  await at.register(shop.visitor())
  await at.run('DELETE FROM outbox')
  const typed = ['deniz.kaya', 'Deniz.Kaya', 'DENIZ.kaya', 'deniz.KAYA', 'DENIZ.KAYA']
  for (const name of typed) await at.forget({ 'forgot-email': `${name}@posta.test` })
  expect(await mailsTo(owner.email)).toHaveLength(3)
  await at.run('DELETE FROM outbox')
  const subscribe = '/srv/service/guest/subscribeNewsletter'
  for (const name of [...typed, 'DENIZ.KAYa', 'DENIZ.KAyA'])
    await shop.visitor().post(subscribe, { email: `${name}@posta.test` })
  expect(await mailsTo(owner.email)).toHaveLength(5)
})
