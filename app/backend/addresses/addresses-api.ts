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

/**
 * The new address that the shop has although its answer cannot be read: saved once more, it would be there twice.
 * @throws `error` where the shop does not have it
 */
async function foundAnyway(
  context: CallContext,
  fields: Record<string, string>,
  error: unknown,
): Promise<Saved> {
  const addresses = isUnanswered(error) ? await list(context).catch(() => []) : []
  const isThis = ({ title, fullname, address, postCode }: Address) =>
    title === fields.title &&
    fullname === fields.fullname &&
    address === fields.address &&
    postCode === (fields.post_code ?? '')
  const saved = addresses.findLast(isThis)
  if (!saved) throw error
  return { ok: true, message: '', fields: {}, id: saved.id, isNotFound: false }
}

/** Saves an address; id `0` creates one. The key prevents duplicates. */
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

    /** @returns errors by field name, the new id, and whether the address does not exist */
    save: (addressId: string, fields: Record<string, string>, key: string) =>
      save(context, addressId, fields, key).catch((error) => {
        if (addressId !== '0') throw error
        return foundAnyway(context, fields, error)
      }),

    /** A GET on the platform's older family, but sent once like every change. */
    remove: (addressId: string) => remove(context, addressId),
  }
}
