import type { CartAddAnswer } from '~/backend/cart/cart-model'
import { decodedPath, linkOfPath } from '~/backend/http/safe-path'
import { translatorOf } from '~/i18n/translators'
import { noteFailure, platformLink } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { noticeMs } from '~/ui/notice-times'
import type { AddRequest } from './add-request'
import type { AddOutcome } from './add-rules'

async function pageOfAdd(context: RequestContext, path: string) {
  const [plain = ''] = path.split('?')
  const link = linkOfPath(decodedPath(plain).slice(1))
  if (!link) return undefined
  const page = await context.backend.page(link).catch((error) => void noteFailure(context, error))
  return page?.kind === 'product' ? page : undefined
}

/** The companions' titles in the order of the request, as their product's page names them; '' where it does not. */
export async function titlesOfCompanions(
  context: RequestContext,
  { productPath, back, companions }: AddRequest,
): Promise<string[]> {
  const page = await pageOfAdd(context, productPath ?? back)
  const offered = page?.around.complements ?? []
  return companions.map(({ productId }) => offered.find(({ id }) => id === productId)?.title ?? '')
}

/** Whether options are demanded (status -1) that our page of the product does not offer. */
async function lacksOptions(
  context: RequestContext,
  answers: CartAddAnswer[],
  path: string,
): Promise<boolean> {
  if (!answers.some(({ status }) => status === -1)) return false
  const page = await pageOfAdd(context, path)
  return page?.product.groups.length === 0
}

/** Leads to the shop's own page of a product whose options, texts or store can be chosen only there. */
export async function withOwnPage(
  context: RequestContext,
  { productPath, back }: AddRequest,
  answers: CartAddAnswer[],
  outcome: AddOutcome,
): Promise<AddOutcome> {
  const path = productPath || outcome.goTo || back
  const isStoreMissing =
    answers.some(({ status }) => status === -2) && !(await context.backend.takesStore())
  const isChosenThere =
    isStoreMissing ||
    answers.some((one) => one.personalizationError) ||
    (await lacksOptions(context, answers, path))
  const link = isChosenThere && platformLink(context, path, 'productPart.buyAtShop')
  if (!link && !isStoreMissing) return outcome
  const text = isStoreMissing && translatorOf(context.language)('cartAnswer.storeElsewhere')
  const { popup } = outcome
  return {
    ...outcome,
    popup: isStoreMissing && popup === 'store' ? null : popup,
    notices: outcome.notices.map((notice) =>
      notice.tone === 'good'
        ? notice
        : {
            tone: 'bad',
            text: text || notice.text,
            ms: noticeMs.cartWithLink,
            ...(link && { link }),
          },
    ),
  }
}
