import { privateAnswer, publicAnswer } from '../answer'
import type { Call } from '../app'
import { newArea } from '../app'
import { field, readForm } from '../form'
import { chooseLocation, readSession } from '../session/queries'
import { ensureSession, sessionIdOf } from '../session/session'
import { findStore, listStores } from './queries'

export const store = newArea()

const storeList = async (call: Call): Promise<Response> => {
  const fields = call.req.method === 'POST' ? await readForm(call) : new Map<string, string[]>()
  const parameter = (name: string) => field(fields, name) || (call.req.query(name) ?? '')
  const data = await listStores(call.env.DB, parameter('city'), parameter('town'))
  const body = { success: true, data, exportCountry: '' }
  return call.req.method === 'GET' ? publicAnswer(call, body) : privateAnswer(call, body)
}
store.on(['GET', 'POST'], '/srv/service/store/store-list/:limit?', storeList)

store.get('/srv/service/customer/get-location', async (call) => {
  const id = await sessionIdOf(call)
  const session = id ? await readSession(call.env.DB, id) : null
  const hasStore = (session?.store_id ?? 0) > 0
  return privateAnswer(call, {
    success: true,
    data: {
      U: session?.country ?? '',
      E: session?.state ?? '',
      S: session?.city ?? '',
      I: session?.town ?? '',
      M: '',
    },
    service: {
      deliveryFromStore: hasStore ? 1 : 0,
      deliveryType: hasStore ? 'store' : '',
      storeId: String(session?.store_id ?? 0),
    },
  })
})

store.post('/srv/service/customer/set-location', async (call) => {
  const fields = await readForm(call)
  const storeId = Number(field(fields, 'store_id') || '0')
  const chosen = storeId ? await findStore(call.env.DB, storeId) : null
  if (storeId !== 0 && !chosen) {
    return privateAnswer(call, { success: false, message: 'Mağaza bulunamadı', serviceList: [] })
  }
  const country = field(fields, 'location[U]')
  if (!chosen && !country) {
    return privateAnswer(call, {
      success: false,
      message: 'Mağaza veya konum seçin',
      serviceList: [],
    })
  }
  await chooseLocation(call.env.DB, await ensureSession(call), {
    country: country || 'TR',
    state: field(fields, 'location[E]'),
    city: field(fields, 'location[S]') || (chosen?.Il ?? ''),
    town: field(fields, 'location[I]') || (chosen?.Ilce ?? ''),
    storeId,
  })
  const message = chosen ? `${chosen.Ad} seçildi` : 'Konumunuz kaydedildi'
  return privateAnswer(call, { success: true, message, serviceList: [] })
})
