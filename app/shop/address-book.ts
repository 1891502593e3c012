import { z } from 'zod'
import type { Address, FieldRules } from './address-model'
import { bodyOf, type Call, type CallContext, callShop } from './call'
import { type Outcome, readOutcome } from './envelope'
import { type CatalogueContext, keptCalls } from './kept-calls'
import { readPageRequirement } from './page-requirement'
import { readBody } from './read-body'
import type { Wire } from './transport'
import { flag, id, rows, text } from './wire'

const shape = z.object({
  ID: id,
  TITLE: text,
  FULLNAME: text,
  IS_COMPANY_ACTIVE: flag,
  COMPANY: text,
  TAX_OFFICE: text,
  TAX_NUMBER: text,
  IDENTITY_NUMBER: text,
  COUNTRY_CODE: text,
  COUNTRY: text,
  STATE_CODE: text,
  STATE: text,
  CITY_CODE: text,
  CITY: text,
  TOWN_CODE: text,
  TOWN: text,
  DISTRICT_CODE: text,
  DISTRICT: text,
  POST_CODE: text,
  ADDRESS: text,
  MOBILE_PHONE: text,
  HOME_PHONE: text,
  NATIONALITY: text,
  HAS_E_INVOICE: flag,
})

/** One address in the upper-case spelling. */
export const addressRow = shape.transform(
  (row): Address => ({
    id: row.ID,
    title: row.TITLE,
    fullname: row.FULLNAME,
    isCompany: row.IS_COMPANY_ACTIVE,
    company: row.COMPANY,
    taxOffice: row.TAX_OFFICE,
    taxNumber: row.TAX_NUMBER,
    identityNumber: row.IDENTITY_NUMBER,
    country: { code: row.COUNTRY_CODE, title: row.COUNTRY },
    province: { code: row.STATE_CODE, title: row.STATE },
    city: { code: row.CITY_CODE, title: row.CITY },
    town: { code: row.TOWN_CODE, title: row.TOWN },
    district: { code: row.DISTRICT_CODE, title: row.DISTRICT },
    postCode: row.POST_CODE,
    address: row.ADDRESS,
    mobilePhone: row.MOBILE_PHONE,
    homePhone: row.HOME_PHONE,
    nationality: row.NATIONALITY,
    wantsEInvoice: row.HAS_E_INVOICE,
  }),
)

const listShape = z.object({ ADDRESS_LIST: rows(addressRow) })

const readRules = (wire: Wire): FieldRules =>
  wire.status === 404 ? {} : readPageRequirement(bodyOf('PAGE_REQUIREMENT', wire))

/** The visitor's own addresses, and what their form asks for. */
export function openAddressBook(context: CallContext, keeping: CatalogueContext) {
  const kept = keptCalls(context, keeping)
  const send = async (call: Call): Promise<Outcome> =>
    readOutcome(call.key, await callShop(call, 'change', context))

  return {
    /** How the backend wants the form of an address, kept; empty where it knows no such form. */
    rules: (): Promise<FieldRules> => {
      const form = new URLSearchParams({ page: 'customer-insert-address-modal' })
      return kept({ key: 'PAGE_REQUIREMENT', form }, readRules)
    },

    list: async (): Promise<Address[]> => {
      const wire = await callShop({ key: 'ADDRESS_LIST' }, 'personal', context)
      return readBody('ADDRESS_LIST', listShape, wire).ADDRESS_LIST
    },

    /** One of them; null for an id that is none of the visitor's. */
    one: async (addressId: string): Promise<Address | null> => {
      const call: Call = { key: 'ADDRESS_GET', parts: [addressId, '1'] }
      const wire = await callShop(call, 'personal', context)
      if (wire.status === 404 || wire.status === 403) return null
      const parsed = addressRow.safeParse(bodyOf(call.key, wire))
      return parsed.success && parsed.data.id === addressId ? parsed.data : null
    },

    /**
     * Saves an address by the names of the form; `0` is a new one. A repeated key makes no second.
     * @returns errors by those names, the id where the shop tells it, and whether the shop has no such address
     */
    save: async (
      addressId: string,
      fields: Record<string, string>,
      key: string,
    ): Promise<Outcome & { id: string; isMissing: boolean }> => {
      const form = new URLSearchParams(fields)
      const call: Call = { key: 'ADDRESS_SAVE', parts: [addressId], form, idempotencyKey: key }
      const wire = await callShop(call, 'change', context)
      const saved = z.object({ ID: id }).safeParse(wire.body)
      return {
        ...readOutcome(call.key, wire),
        id: saved.success ? saved.data.ID : '',
        isMissing: wire.status === 404,
      }
    },

    /** The platform deletes by GET; it is sent once, as every change. */
    remove: (addressId: string) => send({ key: 'ADDRESS_DELETE', parts: [addressId] }),
  }
}
