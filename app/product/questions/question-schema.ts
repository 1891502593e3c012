import { z } from 'zod'
import type { Translate } from '~/i18n/translators'
import { minLengths } from '~/product/min-lengths'

export const questionSchema = (t: Translate) =>
  z.object({
    name: z
      .string(t('form.required'))
      .trim()
      .min(1, t('form.required'))
      .max(60, t('formAnswer.tooLong', { max: 60 })),
    question: z
      .string(t('form.required'))
      .trim()
      .min(minLengths.question, t('writeReview.tooShort', { min: minLengths.question }))
      .max(1000, t('formAnswer.tooLong', { max: 1000 })),
  })

export type QuestionFields = z.input<ReturnType<typeof questionSchema>>
