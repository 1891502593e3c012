import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { fieldKinds } from '~/forms/read-fields'
import { errorNotices } from '~/forms/refusal'
import { refuseForm } from '~/forms/refused-form'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure, notFound } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { requireMember } from '~/session/require-member'
import { hrefOf, idPattern } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { entryOf, maxName } from './named-lists'

const ListsPage = serverOnlyPage(() => import('./lists-page'))

/** Makes, names and removes lists, of a shop that has several. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireMember(context, hrefOf('favouriteLists', context.language))
  const { others, hasLists } = await needed(context, context.backend.favourites.list())
  if (!hasLists) return notFound()
  const head = privateHead(translatorOf(context.language)('favouriteLists.title'))
  return { lists: others.map(entryOf), head }
}

type Done = { ok: boolean; message: string }

const saveOnce = sendOnce<Done>('FAVOURITES_SAVE_LIST')

async function save(context: RequestContext, form: FormData, liste: string) {
  const t = translatorOf(context.language)
  const ad = fieldKinds(t).upTo(maxName)
  const submission = parseWithZod(form, { schema: z.object({ ad }) })
  if (submission.status !== 'success') return refuseForm(context, submission, {}, { liste })
  try {
    const send = () => context.backend.favourites.saveList(submission.value.ad, liste)
    const { ok, message } = await saveOnce(context, { form }, send)
    const errors = { ad: [message || t('error.general')] }
    if (!ok) return refuseForm(context, submission, { errors }, { liste })
    return doneWith(context, message || t(liste ? 'favouriteLists.renamed' : 'favouriteLists.made'))
  } catch (error) {
    return refuseForm(context, submission, noteFailure(context, error), { liste })
  }
}

const removeOnce = sendOnce<Done>('FAVOURITES_DELETE_LIST')

async function remove(context: RequestContext, form: FormData, liste: string) {
  const t = translatorOf(context.language)
  try {
    const { favourites } = context.backend
    const send = () => favourites.removeList(liste)
    const { ok, message } = await removeOnce(context, { form }, send)
    if (ok) return doneWith(context, message || t('favouriteLists.removed'))
    context.flash(errorNotices(message || t('error.general')))
  } catch (error) {
    context.flash(errorNotices(noteFailure(context, error).text))
  }
  return redirect(hrefOf('favouriteLists', context.language), 303)
}

function doneWith(context: RequestContext, text: string) {
  context.flash([{ tone: 'good', text, ms: noticeMs.default }])
  return redirect(hrefOf('favouriteLists', context.language), 303)
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMember(context, hrefOf('favouriteLists', context.language))
  const form = await request.formData()
  const liste = String(form.get('liste') ?? '')
  const isRemoval = form.get('adim') === 'sil'
  if ((liste || isRemoval) && !idPattern.test(liste)) return notFound()
  return isRemoval ? remove(context, form, liste) : save(context, form, liste)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function ListsRoute() {
  const { lists } = useLoaderData<typeof loader>()
  return <ListsPage lists={lists} {...useActionData<typeof action>()} />
}
