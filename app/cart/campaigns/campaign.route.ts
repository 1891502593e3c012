import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { nullForMissingCall } from '~/backend/http/backend-error'
import { failedChange, refusedNotice } from '~/cart/change/change-count'
import { inTurn } from '~/cart/change/change-queue'
import { translatorOf } from '~/i18n/translators'
import { sendCartAction } from '~/rendering/forms/client-action'
import type { RequestContext } from '~/session/request-context'
import { respond } from '~/session/respond'
import type { Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

/** Chooses a campaign that the cart offers, or gives it back. */
async function changeCampaign(context: RequestContext, form: FormData): Promise<Notice> {
  const t = translatorOf(context.language)
  const { cart } = context.backend
  const { campaigns } = await cart.load()
  const isChosen = form.get('intent') !== 'leave'
  const named = (one: { id: string; group: string; mayChange: boolean }) =>
    one.mayChange && one.id === form.get('campaign') && one.group === form.get('group')
  const campaign = campaigns.find(named)
  if (!campaign) return refusedNotice(t('cartAnswer.changedElsewhere'))
  const answer = await cart.setCampaign(campaign, isChosen).catch(nullForMissingCall)
  if (!answer?.ok) return refusedNotice(answer?.statusText || t('error.general'))
  const text = t(isChosen ? 'cartAnswer.campaignTaken' : 'cartAnswer.campaignLeft', {
    title: campaign.title,
  })
  return { tone: 'good', text, ms: noticeMs.cart }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const next = hrefOf('cart', context.language)
  try {
    const notice = await inTurn(context, () => changeCampaign(context, form))
    return respond(context, next, { notices: [notice], unchanged: notice.tone === 'bad' })
  } catch (error) {
    return respond(context, next, { notices: [failedChange(context, error)], unchanged: true })
  }
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

export const clientAction = sendCartAction
