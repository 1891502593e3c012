import { z } from 'zod'
import { asInContract } from '../../../../app/backend/http/envelope'
import { readNumber, status as readStatus } from '../../../../app/backend/http/fields'
import { pictureAddress } from '../../../../app/backend/http/shop-origins'
import { idPattern } from '../../../../app/site-map'

/* Strict, unlike app/backend/http/fields.ts: a value of a wrong kind fails instead of becoming neutral. */

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

const isNumberOrText = (value: unknown): boolean =>
  (typeof value === 'number' && Number.isFinite(value)) || typeof value === 'string'

const isId = (value: unknown): boolean => isNumberOrText(value) && idPattern.test(String(value))

const isAmount = (value: unknown): boolean => readNumber(value) !== null

const flags: unknown[] = [0, 1, '0', '1', true, false, 'true', 'false']

const isLink = (value: unknown): boolean =>
  typeof value === 'string' && !/\s/.test(value) && !/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(value)

/** @param kind what a report calls it: "expected an id" */
const required = (kind: string, isRight: (value: unknown) => boolean) =>
  z.custom<unknown>(isRight, { message: kind })

const optional = (kind: string, isRight: (value: unknown) => boolean) =>
  required(kind, (value) => isNothing(value) || isRight(value)).optional()

/** Ids are texts or numbers that may stand in a path. */
export const id = required('an id', isId)
export const maybeId = optional('an id', isId)
/** A text that may not be empty, such as a title. */
export const name = required('a text', (value) => isNumberOrText(value) && String(value) !== '')
export const text = optional('a text', isNumberOrText)
export const html = optional('a text', (value) => typeof value === 'string')
/** Prices and counts, in every form that the storefront reads. */
export const amount = optional('a number', isAmount)
export const requiredAmount = required('a number', isAmount)
/** An empty text is an unknown flag. */
export const flag = optional('a flag', (value) => flags.includes(value))
/** A path with or without a slash, or an address; `javascript:` is neither. */
export const link = optional('a link', isLink)
/** The home page's link is empty. */
export const requiredLink = required('a link', isLink)
/** A picture's address or path, in whose file's name a space may be. */
export const pictureLink = optional(
  'a link',
  (value) => typeof value === 'string' && pictureAddress(value) !== '',
)
export const date = optional('a date', isNumberOrText)
export const colour = optional(
  'a colour such as #1b2a4a',
  (value) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value.trim()),
)
export const currencyCode = optional(
  'the code of a currency',
  (value) => typeof value === 'string' && /^[A-Z]{2,4}$/.test(value),
)
/** A flag of strict comparisons: a JSON boolean. */
export const strictFlag = z.boolean({ error: 'true or false' })
/** The status of an answer, in every form that the storefront reads. */
export const status = required('a status', (value) => readStatus.safeParse(value).success)
export const maybeStatus = optional('a status', (value) => readStatus.safeParse(value).success)

/** A list that must be there; null is an empty one. */
export const list = <T extends z.ZodType>(row: T) => z.array(row, { error: 'a list' }).nullable()

export const maybeList = <T extends z.ZodType>(row: T) => list(row).optional()

const isEmptyPart = (value: unknown): boolean =>
  isNothing(value) || (Array.isArray(value) && value.length === 0)

export const whole = <T extends z.ZodRawShape>(shape: T) => z.object(shape, { error: 'an object' })

/** A value of which there are several forms. @param shapeOf the one that it has to fit */
export const chosen = (shapeOf: (value: unknown) => z.ZodType) =>
  z.unknown().transform((value, context) => {
    const parsed = shapeOf(value).safeParse(value)
    for (const { path, message } of parsed.error?.issues ?? [])
      context.issues.push({ code: 'custom', path, message, input: value })
    return parsed.data
  })

/** By upper case where a value has the name, else by lower: the storefront reads either from both families of calls. */
export const inEitherCase = (name: string, upper: z.ZodType, lower: z.ZodType) =>
  chosen((value) =>
    z.record(z.string(), z.unknown()).safeParse(value).data?.[name] === undefined ? lower : upper,
  )

/** An answer in the envelope of actions, in whatever form the storefront reads it. */
export const answer = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess(asInContract, whole(shape))

/** An object that may be missing; PHP writes an empty one as `[]`. */
export const part = <T extends z.ZodRawShape>(shape: T) =>
  z
    .preprocess((value) => (isEmptyPart(value) ? undefined : value), whole(shape).optional())
    .optional()
