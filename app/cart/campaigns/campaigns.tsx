import type { Campaign } from '~/backend/cart/cart-model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useFormState } from '~/rendering/forms/form-state'
import { Button } from '~/ui/button'

/** The campaigns that a shopper may choose for the cart; nothing where there are none. */
export function Campaigns({ campaigns }: { campaigns: Campaign[] }) {
  const { t } = useLocale()
  const offered = campaigns.filter(({ mayChange }) => mayChange)
  if (offered.length === 0) return null
  return (
    <section className="campaigns" aria-labelledby="campaigns">
      <h3 id="campaigns">{t('cart.campaigns')}</h3>
      <ul>
        {offered.map((campaign) => (
          <CampaignForm key={`${campaign.group} ${campaign.id}`} campaign={campaign} />
        ))}
      </ul>
    </section>
  )
}

function CampaignForm({ campaign }: { campaign: Campaign }) {
  const { t, href } = useLocale()
  const { id, group, title, about, isChosen } = campaign
  const formId = `campaign-${group}-${id}`
  const { isSending } = useFormState(formId)
  const text = t(isChosen ? 'cart.campaignLeave' : 'cart.campaignTake')
  return (
    <li>
      <span>
        <strong>{title}</strong>
        {about && <small>{about}</small>}
      </span>
      <Form id={formId} action={href('cartCampaign')}>
        <input type="hidden" name="group" value={group} />
        <input type="hidden" name="campaign" value={id} />
        <Button
          {...(isChosen ? { tone: 'text' as const } : {})}
          name="intent"
          value={isChosen ? 'leave' : 'take'}
          busy={isSending}
          aria-label={`${text}: ${title}`}
        >
          {text}
        </Button>
      </Form>
    </li>
  )
}
