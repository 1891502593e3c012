import { z } from 'zod'
import { type CatalogueContext, cachedCalls } from '~/backend/http/cache/cached-calls'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import { type Outcome, readOutcome } from '~/backend/http/envelope'
import { flag, id, rows, text } from '~/backend/http/fields'
import type { Wire } from '~/backend/http/transport'
import { visitorCalls } from '~/backend/http/visitor-calls'
import { readPageRequirement } from '~/backend/site/page-requirement'
import type { Address, FieldRules } from './address-model'

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

/** Saves an address; id `0` creates one. The key prevents duplicates. */
async function save(
  context: CallContext,
  addressId: string,
  fields: Record<string, string>,
  key: string,
): Promise<Outcome & { id: string; isMissing: boolean }> {
  const form = new URLSearchParams(fields)
  const call: Call = { key: 'ADDRESS_SAVE', parts: [addressId], form, idempotencyKey: key }
  const wire = await callBackend(call, 'change', context)
  const saved = z.object({ ID: id }).safeParse(wire.body)
  return {
    ...readOutcome(call.key, wire),
    id: saved.success ? saved.data.ID : '',
    isMissing: wire.status === 404,
  }
}

export function openAddressesApi(context: CallContext, cache: CatalogueContext) {
  const { cached } = cachedCalls(context, cache)
  const { get, submit } = visitorCalls(context)

  return {
    /** Cached; empty when the backend has no rules for this form. */
    rules: (): Promise<FieldRules> => {
      const form = new URLSearchParams({ page: 'customer-insert-address-modal' })
      return cached({ key: 'PAGE_REQUIREMENT', form }, readRules)
    },

    list: async (): Promise<Address[]> =>
      (await get({ key: 'ADDRESS_LIST' }, listShape)).ADDRESS_LIST,

    /** Null for an id that is not the visitor's. */
    one: async (addressId: string): Promise<Address | null> => {
      const call: Call = { key: 'ADDRESS_GET', parts: [addressId, '1'] }
      const wire = await callBackend(call, 'personal', context)
      if (wire.status === 404 || wire.status === 403) return null
      const parsed = addressRow.safeParse(bodyOf(call.key, wire))
      return parsed.success && parsed.data.id === addressId ? parsed.data : null
    },

    /** @returns errors by field name, the new id, and whether the address does not exist */
    save: (addressId: string, fields: Record<string, string>, key: string) =>
      save(context, addressId, fields, key),

    /** A GET on the platform, but sent once like every change. */
    remove: (addressId: string) => submit({ key: 'ADDRESS_DELETE', parts: [addressId] }),
  }
}
