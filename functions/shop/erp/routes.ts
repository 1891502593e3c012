import { failedAction, privateAnswer } from '../answer'
import { memberIdOf, newArea } from '../app'
import { requireBearer } from '../auth/bearer'
import { memberText } from '../member/messages'
import { languageOf } from '../session/call-preferences'
import { erpOrdersOf, movementsOf, stockByStore } from './queries'

export const erp = newArea()

erp.use('/Diger/Erp/*', requireBearer)

erp.on(['GET', 'POST'], '/Diger/Erp/store.php', async (call) => {
  const idOf = (name: string) => Number(call.req.query(name)) || 0
  const rows = await stockByStore(call.env.DB, idOf('product'), idOf('variant'))
  if (!rows) return failedAction(call, memberText('noProduct', languageOf(call)))
  return privateAnswer(call, {
    status: 1,
    data: rows.map((row) => ({
      STORE_ID: String(row.id),
      STORE_NAME: row.title,
      CITY: row.city,
      STOCK: row.stock,
    })),
  })
})

erp.on(['GET', 'POST'], '/Diger/Erp/current.php', async (call) => {
  const member = memberIdOf(call)
  const language = languageOf(call)
  if (!member) return failedAction(call, memberText('signInFirst', language))
  const rows = await movementsOf(call.env.DB, member)
  return privateAnswer(call, {
    status: 1,
    data: rows.map((row) => ({
      DATE: row.made_at,
      DOCUMENT_NO: row.document_no,
      DESCRIPTION: memberText(row.kind, language),
      DEBT: row.debt / 100,
      CREDIT: row.credit / 100,
      BALANCE: row.balance / 100,
      CURRENCY: 'TL',
    })),
  })
})

erp.on(['GET', 'POST'], '/Diger/Erp/order.php', async (call) => {
  const member = memberIdOf(call)
  const language = languageOf(call)
  if (!member) return failedAction(call, memberText('signInFirst', language))
  const rows = await erpOrdersOf(call.env.DB, member)
  return privateAnswer(call, {
    status: 1,
    data: rows.map((row) => ({
      ORDER_NUMBER: row.number,
      DATE: row.made_at,
      STATUS_TEXT: memberText(row.is_closed ? 'delivered' : 'inPreparation', language),
      TOTAL_PRICE: row.total / 100,
      CURRENCY: 'TL',
    })),
  })
})
