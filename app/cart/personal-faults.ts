import { translatorOf } from '~/i18n/translators'
import type { Notice } from '~/session/answer-types'
import type { Visit } from '~/visit'
import type { AddWish } from './add-wish'
import { noticeMs } from './rules'

/**
 * What is wrong with the text for a personalized product; then nothing is sent.
 * The rules are the product's own. Where they cannot be read the backend judges alone.
 * @returns null when all is right
 */
export async function personalFaults(
  visit: Visit,
  wish: AddWish,
): Promise<{ notices: Notice[]; fields: Record<string, string[]> } | null> {
  const { personal, productPath } = wish
  if (!personal || !productPath) return null
  const link = productPath.split('?')[0]?.replace(/^\//, '') ?? ''
  const page = await visit.shop.page(link).catch(() => null)
  const rules = page?.kind === 'product' ? (page.around.personal?.fields ?? []) : []
  const t = translatorOf(visit.language)
  const fields: Record<string, string[]> = {}
  const lines: string[] = []
  for (const { key, label, max, required } of rules) {
    const value = personal[key] ?? ''
    const fault =
      required && value === ''
        ? t('form.required')
        : max > 0 && value.length > max
          ? t('form.tooLong', { most: max })
          : null
    if (!fault) continue
    fields[`personalization[${key}]`] = [fault]
    lines.push(`${label}: ${fault}`)
  }
  if (lines.length === 0) return null
  return { notices: [{ tone: 'bad', text: lines.join(' · '), ms: noticeMs.cart }], fields }
}
