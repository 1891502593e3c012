import { z } from 'zod'
import type { RegisterField } from '~/backend/account/member-model'
import { flag, rows, text } from '~/backend/http/fields'

const types = ['INPUT', 'TEXTAREA', 'RADIO', 'CHECK_BOX', 'SELECT_BOX', 'FILE'] as const

const optionNames = {
  id: ['id', 'value', 'code', 'key'],
  name: ['name', 'title', 'text', 'label', 'value'],
}

/** A choice by its names, or a value alone. */
export const option = z.unknown().transform((row, context): { id: string; name: string } => {
  const pairs: [string, unknown][] =
    typeof row === 'object' && row !== null ? Object.entries(row) : [['value', row]]
  const read = new Map(
    // biome-ignore lint/plugin: a field's name is no text
    pairs.map(([name, value]) => [name.toLowerCase(), text.parse(value)]),
  )
  const firstOf = (names: string[]) => names.map((name) => read.get(name)).find(Boolean)
  const id = firstOf(optionNames.id) ?? ''
  if (id === '') context.addIssue({ code: 'custom', message: 'not a choice' })
  return { id, name: firstOf(optionNames.name) ?? id }
})

export const formChoices = rows(option)

export const formField = z.object({
  key: text.pipe(z.string().min(1)),
  field: text,
  type: z.enum(types).catch('INPUT'),
  isRequired: flag,
  options: formChoices,
})
type FieldWire = z.output<typeof formField>

const listed = new Set(['country_code', 'city_code', 'town_code', 'district_code'])
const typed = new Set(['country', 'city', 'town', 'district'])

function canBeOffered({ key, type, options }: FieldWire): boolean {
  if (!/^[A-Za-z_][\w-]{0,39}$/.test(key)) return false
  if (type === 'FILE' || key.startsWith('file_')) return false
  const isChoice = type === 'SELECT_BOX' || type === 'RADIO'
  return !isChoice || options.length > 0 || listed.has(key) || typed.has(key)
}

/** The fields that a form here can have; `demandsMore` where the shop's own has another that must be filled in. */
export function offeredFields(
  block: FieldWire[],
  representatives: FieldWire['options'],
): { fields: RegisterField[]; demandsMore: boolean } {
  const filled = block.map((one) => {
    const isRepresentative = /^representative(?:_id)?$/.test(one.key) && one.options.length === 0
    return isRepresentative
      ? { ...one, type: 'SELECT_BOX' as const, options: representatives }
      : one
  })
  const offered = filled.filter(canBeOffered)
  return {
    fields: offered.map(({ field, isRequired, type, ...one }) => ({
      ...one,
      type: type === 'FILE' ? 'INPUT' : type,
      label: field || one.key,
      required: isRequired,
    })),
    demandsMore: filled.some((one) => one.isRequired && !canBeOffered(one)),
  }
}
