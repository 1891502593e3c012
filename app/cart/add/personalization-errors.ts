import type { SubmissionResult } from '@conform-to/react'
import { translatorOf } from '~/i18n/translators'
import { pageAt } from '~/product/page-at'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'
import type { AddRequest } from './add-request'

/** Validates texts by the product's own rules; without these the backend decides. @returns null when all are valid */
export async function personalFaults(
  context: RequestContext,
  addRequest: AddRequest,
): Promise<{ notices: Notice[]; result: SubmissionResult } | null> {
  const { personal, productPath } = addRequest
  if (!personal || !productPath) return null
  const page = await pageAt(context, productPath)?.catch(() => null)
  const rules = page?.kind === 'product' ? (page.around.personal?.fields ?? []) : []
  const t = translatorOf(context.language)
  const error: Record<string, string[]> = {}
  const lines: string[] = []
  for (const { key, label, max, required } of rules) {
    const value = personal[key] ?? ''
    const fault =
      required && value === ''
        ? t('form.required')
        : max > 0 && value.length > max
          ? t('formAnswer.tooLong', { max: max })
          : null
    if (!fault) continue
    error[`personalization[${key}]`] = [fault]
    lines.push(`${label}: ${fault}`)
  }
  if (lines.length === 0) return null
  const notices: Notice[] = [{ tone: 'bad', text: lines.join(' · '), ms: noticeMs.cart }]
  return { notices, result: { status: 'error', error } }
}
