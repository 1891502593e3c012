import { ownerOf } from '../address/owner'
import { listAddresses } from '../address/queries'
import { errorAnswer, privateAnswer } from '../answer'
import { memberIdOf, newArea } from '../app'
import { memberById } from '../auth/member-queries'
import { field, readForm } from '../form'
import { languageOf } from '../session/call-preferences'
import { readRules } from './queries'

export const requirement = newArea()

requirement.post('/api/v1/block/get-page-requirement', async (call) => {
  const page = field(await readForm(call), 'page')
  const rules = await readRules(call.env.DB, page)
  if (Object.keys(rules).length === 0) return errorAnswer(call, 404, 'Sayfa bulunamadı')
  const memberId = memberIdOf(call)
  const member = memberId > 0 ? await memberById(call.env.DB, memberId) : null
  const owner = await ownerOf(call)
  const addresses = owner ? await listAddresses(call.env.DB, owner.key, languageOf(call)) : []
  const configs = {
    page,
    // Members have an e-mail address already, so the form does not ask for it.
    showCustomerEmailAddress: !member?.email,
    customerEmailAddress: member?.email ?? '',
    eExportSystem: 0,
    eExportCountry: '',
    CONFIGS: { hasDeliveryAddress: addresses.length > 0 },
  }
  return privateAnswer(call, { status: true, message: '', data: [{ rules, configs }] })
})
