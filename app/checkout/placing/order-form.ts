import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { fieldKinds } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'
import { idPattern } from '~/site-map'

function cardIn(form: FormData): string | undefined {
  const card = form.get('kart')
  if (typeof card !== 'string') return undefined
  return idPattern.test(card) ? card : ''
}

/** What the last step sends. */
export function readOrderForm(form: FormData, t: Translate) {
  const schema = z.object({ agreement: fieldKinds(t).mustTick(t('order.agreementRequired')) })
  return {
    submission: parseWithZod(form, { schema }),
    digest: String(form.get('mark') ?? '').slice(0, 128),
    key: String(form.get('key') ?? '').slice(0, 64),
    card: cardIn(form),
  }
}

export type OrderForm = ReturnType<typeof readOrderForm>
