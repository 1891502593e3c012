import type { ChosenMethods } from '~/backend/checkout/order-model'
import { errorNotices, messagesOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { hrefOf, type PageName } from '~/site-map'

const pages = { address: 'orderAddress', cart: 'cart', methods: 'orderMethods' } as const

/** The page that a refusal of both choices belongs to, and what it says there; of an address that the shop names, with the link to its form. */
export function refusedStep(
  { language }: RequestContext,
  outcome: ChosenMethods,
): { page: PageName; notices: Notice[] } {
  const t = translatorOf(language)
  const page = pages[outcome.step]
  const notices = errorNotices(messagesOf(outcome, t('error.general')).join(' '))
  const { addressId: id } = outcome
  if (page !== 'orderAddress' || id === '' || id === '0') return { page, notices }
  const href = hrefOf('addressForm', language, { id, donus: hrefOf('orderAddress', language) })
  return {
    page,
    notices: notices.map((one) => ({ ...one, link: { href, text: t('address.edit') } })),
  }
}
