import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { linkWordOf } from '~/auth/link-word'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import type { Visit } from '~/visit'
import { type Activation, ActivationPage } from './activation-page'

/** What the parameters of a mail's link ask for; null when they are not whole. */
function askedOf(params: {
  get: (name: string) => unknown
}): (Activation & { step: 'ask' }) | null {
  const kind = params.get('activation')
  const id = linkWordOf(params.get('id'))
  const token = linkWordOf(params.get('token'))
  if (kind === 'newsletter' && token) return { step: 'ask', kind, id: '', token }
  if (kind === 'membership' && id && token) return { step: 'ask', kind, id, token }
  return null
}

function failed(visit: Visit, text = ''): Activation {
  return { step: 'failed', text: text || translatorOf(visit.language)('register.badLink') }
}

/** Where the links of mails lead; without their parameters it says that the mail was sent. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'activation'
  const params = new URL(request.url).searchParams
  const asked = askedOf(params)
  const activation: Activation =
    asked ?? (params.has('activation') ? failed(visit) : { step: 'sent' })
  return { activation, head: privateHead(translatorOf(visit.language)('register.activation')) }
}

/** Activates: a GET never does. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'activation'
  const asked = askedOf(await request.formData())
  if (!asked) return data(failed(visit), { status: 422 })
  const { kind, id, token } = asked
  const { membership } = visit.shop
  try {
    const outcome =
      kind === 'membership'
        ? await membership.activateMembership(id, token)
        : await membership.activateSubscription(token)
    if (!outcome.ok) return data(failed(visit, outcome.message), { status: 422 })
    const text = translatorOf(visit.language)(`register.${kind}Done`)
    return data({ step: 'done', kind, text } satisfies Activation)
  } catch (error) {
    noteFailure(visit, error)
    const text = translatorOf(visit.language)('error.general')
    visit.say([{ tone: 'bad', text, ms: 5000 }])
    return data(asked satisfies Activation, { status: 503 })
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ActivationRoute() {
  const { activation } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>() as Activation | undefined
  return <ActivationPage activation={answered ?? activation} />
}
