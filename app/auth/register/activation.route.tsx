import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import { securityAnswer } from '~/auth/security-code/security-question'
import { linkParameterOf } from '~/auth/sign-in/link-parameter'
import { saveStep, stepOf } from '~/auth/sign-in-step'
import type { Outcome } from '~/backend/http/envelope'
import { errorNotices } from '~/forms/refusal'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import { type Activation, kindOf } from './activation-kinds'

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

function invalidLink(context: RequestContext, kind: unknown, text = ''): Activation {
  return {
    step: 'invalid',
    kind: kindOf(kind),
    text: text || translatorOf(context.language)('register.invalidLink'),
  }
}

function sent(context: RequestContext): Activation {
  const { text = '', signIn, email } = stepOf(context, 'registered') ?? {}
  return { step: 'sent', text, ...(signIn && { signIn }), ...(email && { email }) }
}

type Requested = NonNullable<ReturnType<typeof requestOf>>

/** The link waits in the sealed session: no URL may have its token. */
function signInFirst(context: RequestContext, { kind, id, token }: Requested, text: string) {
  saveStep(context, 'link', { activation: kind, id, token })
  const back = hrefOf('activation', context.language, { activation: kind })
  const signIn = hrefOf('signIn', context.language, { donus: back })
  return { ...invalidLink(context, kind, text), signIn }
}

const waitingLink = (context: RequestContext) =>
  requestOf(new Map(Object.entries(stepOf(context, 'link') ?? {})))

/** Target of activation links; without parameters it says that an e-mail was sent. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const requested = requestOf(params) ?? (params.has('activation') ? waitingLink(context) : null)
  const activation: Activation =
    requested ??
    (params.has('activation') ? invalidLink(context, params.get('activation')) : sent(context))
  const question = await questionOfForm(context, 'activation')
  const head = privateHead(translatorOf(context.language)('register.activation'))
  const member = context.session.member?.name ?? null
  return { activation, question, member, head }
}

const once = sendOnce<Outcome>('ACTIVATE_MEMBERSHIP', 10 * 60_000)

function openOnce(context: RequestContext, form: FormData, { kind, id, token }: Requested) {
  const { membership } = context.backend
  const proof = securityAnswer(form)
  // The way back signs out, and with it the browser's id changes.
  const sender = kind === 'addressBack' ? { ...context, visitorId: '' } : context
  return once(sender, { form, payload: [kind, id, token] }, () =>
    id === ''
      ? membership.activateSubscription(token, proof)
      : membership.activateMembership(id, token, proof),
  )
}

/** Only a POST activates. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const requested = requestOf(form)
  if (!requested) return data(invalidLink(context, form.get('activation')), { status: 422 })
  const { kind } = requested
  const guarded = guardedForm(context, form, 'activation')
  guarded.noteCode({})
  if (guarded.isNewCodeWanted) return data(requested satisfies Activation, { status: 422 })
  try {
    const outcome = await openOnce(context, form, requested)
    const { security_code: codeErrors } = outcome.fields
    if (codeErrors) {
      guarded.noteCode(outcome.fields)
      return data({ ...requested, codeErrors } satisfies Activation, { status: 422 })
    }
    if (!outcome.ok) {
      const lacksMember = kind === 'address' && !context.session.member
      const invalid = lacksMember
        ? signInFirst(context, requested, outcome.message)
        : invalidLink(context, kind, outcome.message)
      return data(invalid, { status: 422 })
    }
    context.session.linkStep = undefined
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
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  const next = useActionData<typeof action>() as Activation | undefined
  return <ActivationPage {...page} activation={next ?? page.activation} />
}
