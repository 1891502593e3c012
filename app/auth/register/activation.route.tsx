import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import { linkParameterOf } from '~/auth/sign-in/link-parameter'
import { stepOf } from '~/auth/sign-in-step'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import type { Activation } from './activation-page'

const ActivationPage = serverOnlyPage(() => import('./activation-page'))

function requestOf(params: {
  get: (name: string) => unknown
}): (Activation & { step: 'confirm' }) | null {
  const kind = params.get('activation')
  const id = linkParameterOf(params.get('id'))
  const token = linkParameterOf(params.get('token'))
  if ((kind === 'newsletter' || kind === 'newsletterEnd') && token)
    return { step: 'confirm', kind, id: '', token }
  if ((kind === 'membership' || kind === 'address' || kind === 'addressBack') && id && token)
    return { step: 'confirm', kind, id, token }
  return null
}

function invalidLink(context: RequestContext, text = ''): Activation {
  return { step: 'invalid', text: text || translatorOf(context.language)('register.invalidLink') }
}

function sent(context: RequestContext): Activation {
  const { text = '', signIn } = stepOf(context, 'registered') ?? {}
  return { step: 'sent', text, ...(signIn && { signIn }) }
}

/** Target of activation links; without parameters it says that an e-mail was sent. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const requested = requestOf(params)
  const activation: Activation =
    requested ?? (params.has('activation') ? invalidLink(context) : sent(context))
  const question = await questionOfForm(context, 'activation')
  const head = privateHead(translatorOf(context.language)('register.activation'))
  return { activation, question, head }
}

/** Only a POST activates. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const requested = requestOf(form)
  if (!requested) return data(invalidLink(context), { status: 422 })
  const { kind, id, token } = requested
  const guarded = guardedForm(context, form, 'activation')
  guarded.noteCode({})
  if (guarded.isNewCodeWanted) return data(requested satisfies Activation, { status: 422 })
  const { membership } = context.backend
  try {
    const outcome =
      id === ''
        ? await membership.activateSubscription(token, guarded.proof)
        : await membership.activateMembership(id, token, guarded.proof)
    const { security_code: codeErrors } = outcome.fields
    if (codeErrors) {
      guarded.noteCode(outcome.fields)
      return data({ ...requested, codeErrors } satisfies Activation, { status: 422 })
    }
    if (!outcome.ok) return data(invalidLink(context, outcome.message), { status: 422 })
    const text = translatorOf(context.language)(`register.${kind}Done`)
    return data({ step: 'done', kind, text } satisfies Activation)
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    context.notify(errorNotices(text))
    return data(requested satisfies Activation, { status })
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function ActivationRoute() {
  const { activation, question } = useLoaderData<typeof loader>()
  const next = useActionData<typeof action>() as Activation | undefined
  return <ActivationPage activation={next ?? activation} question={question} />
}
