import { z } from 'zod'
import type { Translate } from '~/i18n/translators'

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
      .min(5, t('writeReview.tooShort', { min: 5 }))
      .max(1000, t('formAnswer.tooLong', { max: 1000 })),
  })

export type QuestionFields = z.input<ReturnType<typeof questionSchema>>
