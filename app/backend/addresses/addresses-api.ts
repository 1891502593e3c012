import { z } from 'zod'
import { isMissingCallError, isUnanswered } from '~/backend/http/backend-error'
import { type CatalogueContext, cachedCalls, type Source } from '~/backend/http/cache/cached-calls'
import { sendFirstKnown } from '~/backend/http/cache/first-known-call'
import { noteNotOffered } from '~/backend/http/cache/missing-calls'
import { bodyOf, type Call, type CallContext } from '~/backend/http/call'
import { type Outcome, readOutcome } from '~/backend/http/envelope'
import { id, requiredRows } from '~/backend/http/fields'
import { requireBody } from '~/backend/http/read-body'
import type { Wire } from '~/backend/http/transport'
import { readPageRequirement } from '~/backend/site/page-requirement'
import type { Address, FieldRules } from './address-model'
import { addressRow, namedList } from './address-row'
import { readPublicAddress, readPublicAddresses, readPublicId } from './public-address'

const listShape = z.object({ ADDRESS_LIST: requiredRows(addressRow) })

const readList = (body: unknown) =>
  listShape.safeParse(namedList('ADDRESS_LIST', body)).data?.ADDRESS_LIST ?? null
const readOne = (body: unknown) => addressRow.safeParse(body).data ?? null
const readSavedId = (body: unknown) => z.object({ ID: id }).safeParse(body).data?.ID ?? ''

/** `isNotFound`: the shop does not have the address. */
type Saved = Pick<Outcome, 'ok' | 'message' | 'fields'> & { id: string; isNotFound: boolean }

const readRules = (wire: Wire): FieldRules =>
  wire.status === 404 ? {} : readPageRequirement(bodyOf('PAGE_REQUIREMENT', wire))

async function list(context: CallContext): Promise<Address[]> {
  const sources: [Source<Address[]>, Source<Address[]>] = [
    { key: 'ADDRESS_LIST', read: readList },
    { key: 'ADDRESS', read: readPublicAddresses },
  ]
  try {
    const { call, wire } = await sendFirstKnown(sources, 'personal', context)
    return requireBody(call.key, call.read, wire)
  } catch (error) {
    // A redirect may be meant for one visitor, whose session has ended.
    if (isMissingCallError(error) && error.kind !== 'redirect')
      noteNotOffered(context.origin, 'ADDRESSES')
    throw error
  }
}

async function one(context: CallContext, addressId: string): Promise<Address | null> {
  const sources: [Source<Address>, Source<Address>] = [
    { key: 'ADDRESS_GET', parts: [addressId, '1'], read: readOne },
    {
      key: 'ADDRESS',
      parts: [addressId],
      read: (body) => readPublicAddress(body, addressId),
    },
  ]
  const { call, wire } = await sendFirstKnown(sources, 'personal', context)
  if (wire.status === 404 || wire.status === 403) return null
  const found = call.read(bodyOf(call.key, wire))
  return found?.id === addressId ? found : null
}

/** The id of a new address that the shop has by now; '' where its list has none like it, or does not come. */
async function idInList(context: CallContext, fields: Record<string, string>): Promise<string> {
  const addresses = await list(context).catch(() => [])
  const isThis = ({ title, fullname, address, postCode }: Address) =>
    title === fields.title &&
    fullname === fields.fullname &&
    address === fields.address &&
    postCode === (fields.post_code ?? '')
  return addresses.findLast(isThis)?.id ?? ''
}

async function save(
  context: CallContext,
  addressId: string,
  fields: Record<string, string>,
  key: string,
): Promise<Saved> {
  const sent = { form: new URLSearchParams(fields), idempotencyKey: key }
  const newer: Call =
    addressId === '0'
      ? { key: 'ADDRESS', ...sent }
      : { key: 'ADDRESS', ...sent, parts: [addressId], method: 'PUT' }
  const calls: [Call, Call] = [{ key: 'ADDRESS_SAVE', ...sent, parts: [addressId] }, newer]
  const { call, wire } = await sendFirstKnown(calls, 'change', context)
  return {
    ...readOutcome(call.key, wire),
    id: call.key === 'ADDRESS' ? readPublicId(wire.body) : readSavedId(wire.body),
    isNotFound: wire.status === 404,
  }
}

async function remove(context: CallContext, addressId: string): Promise<Outcome> {
  const parts = [addressId]
  const calls: [Call, Call] = [
    { key: 'ADDRESS_DELETE', parts },
    { key: 'ADDRESS', parts, method: 'DELETE' },
  ]
  const { call, wire } = await sendFirstKnown(calls, 'change', context)
  return readOutcome(call.key, wire)
}

/**
 * Saves a new address. Not each shop answers with its id, and an answer that got lost may have been a good one: then the
 * list has it, and saved once more it would be there twice.
 * @throws the call's error where the shop does not have it
 */
async function saveNew(
  context: CallContext,
  fields: Record<string, string>,
  key: string,
): Promise<Saved> {
  try {
    const saved = await save(context, '0', fields, key)
    return saved.ok && !saved.id ? { ...saved, id: await idInList(context, fields) } : saved
  } catch (error) {
    const found = isUnanswered(error) ? await idInList(context, fields) : ''
    if (!found) throw error
    return { ok: true, message: '', fields: {}, id: found, isNotFound: false }
  }
}

/** A shop has one of two families of calls for addresses, or both. */
export function openAddressesApi(context: CallContext, cache: CatalogueContext) {
  const { cached } = cachedCalls(context, cache)

  return {
    /** Cached; empty when the backend has no rules for this form. */
    rules: (): Promise<FieldRules> => {
      const form = new URLSearchParams({ page: 'customer-insert-address-modal' })
      return cached({ key: 'PAGE_REQUIREMENT', form }, readRules)
    },

    list: () => list(context),

    /** Null for an id that is not the visitor's. */
    one: (addressId: string) => one(context, addressId),

    /** @returns errors by field name, the new id if it is known, and whether the address does not exist */
    save: (addressId: string, fields: Record<string, string>, key: string) =>
      addressId === '0' ? saveNew(context, fields, key) : save(context, addressId, fields, key),

    /** A GET on the platform's older family, but sent once like every change. */
    remove: (addressId: string) => remove(context, addressId),
  }
}
