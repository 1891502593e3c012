import { randomInt } from 'node:crypto'
import { codePicture, codeSound } from '../pictures/draw'
import { isSectionSeven } from '../platform'
import type { Call, Route } from '../server/call'
import { envelope, html, picture } from '../server/reply'

const attemptsBefore = 3

/** After three wrong passwords the shop wants a security code at sign-in. */
export const needsCode = ({ session }: Call): boolean => session.failures >= attemptsBefore

/** Takes the visitor's code, right or wrong: each can be tried once. */
export function passesCode(call: Call): boolean {
  const { captcha } = call.session
  const given = call.form.first('security_code', 'security', 'g-recaptcha-response')
  call.session.captcha = ''
  return captcha !== '' && given === captcha
}

const drawCode = () => String(randomInt(10_000, 99_999))

/** A new code for the visitor whose cookies ask, and where its picture is. */
function newCode(call: Call): Response {
  const key = call.parts[0] ?? 'login'
  call.session.captcha = drawCode()
  const query = `k=${encodeURIComponent(key)}&t=${Date.now()}`
  const path = `/SecCode.php?${query}`
  const audio = `/SecCode.php?audio=1&${query}`
  // The question as text is a call's field of our own.
  const question = isSectionSeven(call.platform)
    ? {}
    : { question: `Şu rakamları yazın: ${call.session.captcha.split('').join(' ')}` }
  return envelope([{ path, audio, ...question }])
}

/** The picture, or with `audio=1` the sound, of the code that belongs to the visitor's cookies. */
export function securityCodeFile(call: Call): Response | undefined {
  if (call.path !== '/SecCode.php') return undefined
  // Without a code's own address the picture draws one.
  if (!call.query.first('k')) call.session.captcha = drawCode()
  const { captcha } = call.session
  if (!captcha) return html('Oturum bulunamadı.', 403)
  const response = call.query.isOn('audio')
    ? picture(new Uint8Array(codeSound(captcha)), 'audio/wav')
    : picture(new Uint8Array(codePicture(captcha)), 'image/png')
  response.headers.set('cache-control', 'no-store')
  return response
}

export const captchaCalls: Route[] = [
  { no: [30], methods: ['GET'], at: '/api/v1/security/captcha', answer: newCode },
]
