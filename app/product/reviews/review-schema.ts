import { z } from 'zod'
import type { Translate } from '~/i18n/translators'
import { minLengths } from '~/product/min-lengths'

export const reviewSchema = (t: Translate) =>
  z.object({
    rate: z.coerce
      .number(t('writeReview.rateRequired'))
      .int()
      .min(1, t('writeReview.rateRequired'))
      .max(5),
    title: z
      .string()
      .trim()
      .max(100, t('formAnswer.tooLong', { max: 100 }))
      .optional(),
    text: z
      .string(t('form.required'))
      .trim()
      .min(minLengths.review, t('writeReview.tooShort', { min: minLengths.review }))
      .max(2000, t('formAnswer.tooLong', { max: 2000 })),
    displayName: z.string().optional(),
  })

export type ReviewFields = z.input<ReturnType<typeof reviewSchema>>
