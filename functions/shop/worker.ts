import { Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { address } from './address/routes'
import { affiliate } from './affiliate/routes'
import { errorAnswer } from './answer'
import type { Call, ShopEnv } from './app'
import { attribute } from './attribute/routes'
import { requireBearer } from './auth/bearer'
import { auth } from './auth/routes'
import { cart } from './cart/routes'
import { instalment } from './catalog/product/instalment-routes'
import { applySales } from './catalog/product/sales'
import { catalog } from './catalog/routes'
import { compare } from './compare/routes'
import { content } from './content/routes'
import { currency } from './currency/routes'
import type { Env } from './env'
import { findWrongSetting } from './env'
import { erp } from './erp/routes'
import { favouriteList } from './favourite/list-routes'
import { favourite } from './favourite/routes'
import { flag } from './flag/routes'
import { UnreadableBody } from './form'
import { language } from './language/routes'
import { sendMails } from './mail/send-mails'
import { member } from './member/routes'
import { memberSession } from './member-session/routes'
import { message } from './message/routes'
import { order } from './order/routes'
import { releaseExpired } from './order/stock'
import { passkey } from './passkey/routes'
import { lineCancelArea } from './past-order/cancel-lines-route'
import { pastOrderArea } from './past-order/routes'
import { withoutPrefix } from './prefix'
import { region } from './region/routes'
import { requirement } from './requirement/routes'
import { sendAlarms } from './review/alarms'
import { review } from './review/routes'
import { writing } from './review/writing-routes'
import { deleteExpired } from './session/expired-rows'
import { site } from './site/routes'
import { provider } from './social/provider'
import { social } from './social/routes'
import { store } from './store/routes'
import { variant } from './variant/routes'
import { wallet } from './wallet/routes'

const shop = new Hono<ShopEnv>({
  // Ignores a final slash.
  getPath: (request, options) => {
    const path = new URL(request.url).pathname.replace(/(?<=.)\/+$/, '')
    return withoutPrefix(path, (options?.env as Env | undefined)?.PATH_PREFIX)
  },
})

shop.use('/srv/*', requireBearer)
shop.use('/api/*', requireBearer)

// Returns the pieces of expired payment pages, and begins and ends sales, also where no cron runs. Runs before every call, so
// that none that checks stock or prices is left out.
for (const path of ['/srv/*', '/api/*'])
  shop.use(path, async (call, next) => {
    await Promise.all([releaseExpired(call.env.DB), applySales(call.env.DB)])
    await next()
  })

// What was asked for by a change may be a mail.
shop.use(async (call, next) => {
  await next()
  if (call.req.method !== 'GET') call.executionCtx.waitUntil(sendMails(call.env))
})

for (const area of [
  site,
  catalog,
  instalment,
  attribute,
  variant,
  cart,
  region,
  flag,
  store,
  language,
  currency,
  review,
  writing,
  auth,
  favourite,
  favouriteList,
  compare,
  member,
  memberSession,
  passkey,
  address,
  requirement,
  order,
  pastOrderArea,
  lineCancelArea,
  wallet,
  message,
  affiliate,
  erp,
  social,
  provider,
  // Its address matches any name, so it must be last.
  content,
]) {
  shop.route('/', area)
}

shop.notFound((call) => errorAnswer(call, 404, 'Fonksiyon bulunamadı'))

/** The matched route for the log; a path may contain a secret, an e-mail or a telephone. */
const routeOf = (call: Call) => matchedRoutes(call).find(({ path }) => !path.endsWith('*'))?.path

shop.onError((fault, call) => {
  if (fault instanceof UnreadableBody) return errorAnswer(call, fault.status, fault.message)
  // biome-ignore lint/suspicious/noConsole: the Worker's log is the console; the shopper never sees this.
  console.error(JSON.stringify({ route: routeOf(call), fault: String(fault), stack: fault.stack }))
  return errorAnswer(call, 500, 'Bir hata oluştu')
})

/** The reference shop: every call of the backend that the storefront makes, on a D1 database. */
export default {
  fetch(request, env, context) {
    const wrong = findWrongSetting(env)
    if (wrong) throw new Error(wrong)
    return shop.fetch(request, env, context)
  },
  async scheduled(_event, env) {
    await releaseExpired(env.DB)
    await applySales(env.DB)
    await deleteExpired(env.DB)
    await sendAlarms(env.DB)
    await sendMails(env)
  },
} satisfies ExportedHandler<Env>
