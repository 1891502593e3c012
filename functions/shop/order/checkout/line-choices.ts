import { frequencyList } from '../../catalog/product/frequencies'
import type { Language } from '../../locale'
import { orderText } from '../messages'

/** What a shopper chose for a line beside product and variant, as in `cart_line` and `order_line`. */
export type Choices = { frequency: string; personalization: string; personal_fields: string }

type PersonalField = { key: string; title?: Partial<Record<Language, string>>; required?: boolean }

/** The choices of a cart line, which the cart itself does not contain. */
export type LineFacts = Choices & { id: number }

/** The choices of a session's lines, by line id. */
export async function readLineFacts(
  db: D1Database,
  session: string,
): Promise<Map<number, LineFacts>> {
  const { results } = await db
    .prepare(
      `SELECT l.id, l.frequency, l.personalization, coalesce(f.fields, '[]') AS personal_fields
       FROM cart_line l JOIN product p ON p.id = l.product_id
       LEFT JOIN personalization f ON f.id = p.personalization_id WHERE l.session_id = ?1`,
    )
    .bind(session)
    .all<LineFacts>()
  return new Map(results.map((row) => [row.id, row]))
}

const fieldsOf = (text: string) => JSON.parse(text || '[]') as PersonalField[]

/** The values of a personalization by key; empty for anything but an object of texts. */
export function personalValues(personalization: string): Map<string, string> {
  try {
    const parsed: unknown = JSON.parse(personalization || '{}')
    const data =
      typeof parsed === 'object' && parsed !== null && 'data' in parsed ? parsed.data : parsed
    if (typeof data !== 'object' || data === null) return new Map()
    return new Map(Object.entries(data).map(([key, value]) => [key, String(value ?? '')]))
  } catch {
    return new Map()
  }
}

/** Whether a required personalization is missing. */
export function lacksPersonalization({ personalization, personal_fields }: Choices): boolean {
  const values = personalValues(personalization)
  return fieldsOf(personal_fields).some(({ key, required }) => required && !values.get(key)?.trim())
}

export function choicesWire(choices: Choices, language: Language) {
  const { frequency } = choices
  const values = personalValues(choices.personalization)
  const fields = fieldsOf(choices.personal_fields)
  return {
    PERSONALIZATION: [...values].map(([KEY, VALUE]) => {
      const { title } = fields.find(({ key }) => key === KEY) ?? {}
      return { KEY, LABEL: title?.[language] ?? title?.tr ?? KEY, VALUE }
    }),
    SUBSCRIBE: frequency ? 1 : 0,
    SUBSCRIBE_FREQUENCY: frequency,
    SUBSCRIBE_FREQUENCY_TEXT:
      frequencyList(language).find(({ ID }) => ID === frequency)?.NAME ?? '',
  }
}

/** The choices as texts: `Kupaya yazılacak ad: Ayşe`, `4 haftada bir`. */
export function choiceWords(choices: Choices, language: Language): string[] {
  const wire = choicesWire(choices, language)
  return [
    ...wire.PERSONALIZATION.map(({ LABEL, VALUE }) => `${LABEL}: ${VALUE}`),
    wire.SUBSCRIBE_FREQUENCY_TEXT,
  ].filter(Boolean)
}

/** The shopper's note with its label; '' for none. */
export const noteText = (note: string, language: Language): string =>
  note && `${orderText('note', language)}: ${note}`
