import { expect, it } from 'vitest'
import { answering, failingShop, healthy } from '../support/broken-backend'
import { pageOf } from '../support/page/page'

/* A shop that has registered somebody, but could not sign them in (CONTRACT.md, call 21: `loginError`). */

const shop = failingShop()
const person = {
  ...{ name: 'Ece', surname: 'Kaya', mobile_phone: '0533 987 65 43', gender: '1', kvkk: '1' },
  ...{ email: 'ece.kaya@ornek.test', password: 'uzun bir cümle olsun' },
}

async function registered(loginError: unknown, message = '') {
  const row = { bearer: '', exp_at: 0, url: '', loginError }
  const body = JSON.stringify({ status: true, message, data: [row] })
  shop.fault = answering('/authentication/register', 200, body)
  const visitor = shop.visitor()
  const answer = await visitor.post('/uye-kayit', { ...person, donus: '/sepet' })
  shop.fault = healthy
  return (await pageOf(visitor.follow(answer))).main
}

const mail = 'E-postanızı kontrol edin'
const signIn = '/uye-girisi-sayfasi?donus=%2Fsepet'

it('[R01] [Z21] a member who is not signed in reads why, with a link to sign in, and no mail is promised', async () => {
  const reason = 'Şu anda oturum açılamıyor.'
  for (const [loginError, message, texts] of [
    [reason, '', [reason]],
    [reason, 'Kaydınız alındı.', ['Kaydınız alındı.', reason]],
    [true, '', ['Oturumunuz açılamadı.']],
    ['1', 'Kaydınız alındı.', ['Kaydınız alındı.', 'Oturumunuz açılamadı.']],
  ] as const) {
    const main = await registered(loginError, message)
    for (const text of ['Üyeliğiniz oluşturuldu.', ...texts]) expect(main.text).toContain(text)
    expect(main.text).not.toContain(mail)
    expect(main.links('/')).toContain(signIn)
  }
})

it('[R01] [Z21] without such an error the membership is opened by a mail', async () => {
  for (const loginError of ['', false, 0, '0', 'false', null, undefined]) {
    const main = await registered(loginError)
    expect(main.text).toContain(mail)
    expect(main.links('/')).not.toContain(signIn)
  }
})
