import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { checkedProof } from '~/auth/security-code/human-check'
import {
  isCodeDue,
  rememberCode,
  securityAnswer,
  securityQuestion,
  typedOnly,
  wantsNewCode,
  withWidget,
} from '~/auth/security-code/security-question'
import type { RegisterForm } from '~/backend/account/member-model'
import { safePath } from '~/backend/http/safe-path'
import { phoneChoice, phoneReader, typedPhone } from '~/forms/phone/phone-choice'
import { errorNotices, refusalOf } from '~/forms/refusal'
import type { Refusal } from '~/forms/refused-form'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure } from '~/session/failure'
import { handOverTo } from '~/session/hand-over/hand-over'
import type { RequestContext } from '~/session/request-context'
import { refuse } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { buyerBefore } from './buyer-before'
import { welcomeMember } from './new-member'
import { readRegister, requestedFields, secretFields } from './read-register'
import { regionsSent, startCountry, wantsNextList, withRegionLists } from './region-lists'

const RegisterPage = serverOnlyPage(() => import('./register-page'))

/** The shop's form, or the shop's own page of it where that needs more (decision 068). @throws the redirect */
async function loadForm(context: RequestContext): Promise<RegisterForm> {
  const form = await needed(context, context.backend.membership.registerForm())
  if (form.demandsMore) handOverTo(context, 'register')
  return form
}

/** A new security question if the shop wants one; each is valid once. */
const questionFor = async (context: RequestContext, { needsCode, codePath }: RegisterForm) =>
  needsCode || isCodeDue(context, 'customer-register')
    ? securityQuestion(context, 'customer-register', codePath)
    : withWidget(context, null)

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (context.session.member) throw redirect(hrefOf('account', context.language), 302)
  const params = new URL(request.url).searchParams
  const quick = params.get('tur') === 'hizli'
  const form = await loadForm(context)
  const buyer = quick ? await buyerBefore(context).catch(() => null) : null
  const values = {
    ...buyer?.names,
    email: context.session.email ?? '',
    country_code: startCountry(context),
  }
  return {
    block: await withRegionLists(context, requestedFields(form, quick), values),
    notices: form.notices,
    quick,
    values,
    phone: await phoneChoice(context, buyer?.phone ?? ''),
    question: await questionFor(context, form),
    providers: form.social,
    back: safePath(params.get('donus')),
    head: privateHead(translatorOf(context.language)('register.title')),
  }
}

async function readRequest(request: Request, context: RequestContext) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const quick = form.get('tur') === 'hizli'
  const shopForm = await loadForm(context)
  const block = await withRegionLists(context, requestedFields(shopForm, quick), regionsSent(form))
  const readPhone = await phoneReader(context, form, 'mobile_phone')
  const proof = securityAnswer(form)
  const lacksCode = shopForm.needsCode && Object.keys(proof).length === 0
  return {
    ...readRegister(form, block, t, readPhone),
    form,
    quick,
    block,
    proof,
    back: safePath(form.get('donus')),
    inDialog: request.headers.has('x-dialog'),
    codeErrors: lacksCode ? { security_code: [t('form.required')] } : null,
  }
}

/** The loader loads a new security question: the old one is used up. */
async function refuseRegister(
  context: RequestContext,
  { submission, form, quick, back, block }: Awaited<ReturnType<typeof readRequest>>,
  { errors = {}, text = '', status = 422 }: Refusal,
) {
  const result = submission.reply({ fieldErrors: errors, hideFields: secretFields })
  const phone = await typedPhone(context, form, 'mobile_phone')
  return refuse(context, result, {
    status,
    notices: errorNotices(text),
    state: { quick, back, block, phone },
  })
}

/** Registers; the member is signed in or activates the account first. */
export async function action({ request, context }: ActionFunctionArgs) {
  const read = await readRequest(request, context)
  const { values, codeErrors, quick, back, block, inDialog } = read
  if (wantsNewCode(read.form) || wantsNextList(read.form)) {
    const status = wantsNextList(read.form) ? 200 : 422
    return refuseRegister(context, { ...read, submission: typedOnly(read.submission) }, { status })
  }
  if (!values || codeErrors)
    return refuseRegister(context, read, { errors: { ...read.errors, ...codeErrors } })
  const { refused } = await checkedProof(context, read.form, 'customer-register', true)
  if (refused) return refuseRegister(context, read, { errors: refused })
  try {
    const outcome = await context.backend.membership.register({ ...values, ...read.proof }, quick)
    if (!outcome.ok) {
      if ('security_code' in outcome.fields) rememberCode(context, 'customer-register')
      const names = [...block.map(({ key }) => key), 'security_code']
      const general = translatorOf(context.language)('error.general')
      return refuseRegister(context, read, refusalOf(outcome, names, general))
    }
    const fallback = quick ? hrefOf('order', context.language) : null
    return await welcomeMember(context, outcome, {
      ...{ back, fallback, inDialog },
      email: String(values.email ?? ''),
    })
  } catch (error) {
    return refuseRegister(context, read, noteFailure(context, error))
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function RegisterRoute() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <RegisterPage {...loaded} {...refused} />
}
