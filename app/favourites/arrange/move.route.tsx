import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { inTurn } from '~/cart/change/change-queue'
import { forgetHearts } from '~/favourites/pending'
import { errorNotices } from '~/forms/refusal'
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
import { entryOf, namedLists } from './named-lists'

const MovePage = serverOnlyPage(() => import('./move-page'))

/** Where else a product of a list may be put. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const [urun, liste] = [query.get('urun') ?? '', query.get('liste') ?? '']
  requireMember(context, hrefOf('favouriteMove', context.language, { urun, liste }))
  const list = await needed(context, context.backend.favourites.list())
  const all = namedLists(context, list)
  const from = all.find(({ id }) => id === liste)
  const product = from?.products.find(({ id }) => id === urun)
  if (!(list.hasLists && from && product)) return notFound()
  const head = privateHead(translatorOf(context.language)('favouriteLists.moveTitle'))
  const { id, title } = product
  const targets = all.filter((one) => one !== from).map(entryOf)
  return { product: { id, title }, from: entryOf(from), targets, head }
}

const doneTexts = {
  tasi: 'favouriteLists.moved',
  kopyala: 'favouriteLists.copied',
  cikar: 'favouriteLists.takenOff',
} as const
const isStep = (value: string): value is keyof typeof doneTexts => value in doneTexts

type Arranged = { product: string; from: string; to: string; step: keyof typeof doneTexts }

function readForm(form: FormData): Arranged {
  const [product, from, to, step] = ['urun', 'liste', 'hedef', 'adim'].map((name) =>
    String(form.get(name) ?? ''),
  ) as [string, string, string, string]
  const target = step === 'cikar' ? 'none' : to
  if (!(isStep(step) && [product, from, target].every((id) => idPattern.test(id)))) notFound()
  return { product, from, to: target, step }
}

const once = sendOnce<{ ok: boolean; message: string }>('FAVOURITES_MOVE')

async function arrange(context: RequestContext, form: FormData) {
  const { product, from, to, step } = readForm(form)
  const t = translatorOf(context.language)
  const { favourites } = context.backend
  const send = () => favourites.arrange(product, from, to, step === 'kopyala')
  const { ok, message } = await inTurn(context, () => once(context, { form }, send), 'favourites')
  if (!ok) return errorNotices(message || t('error.general'))
  // A heart that has yet to be sent is older than this.
  forgetHearts(context, (id) => id === product)
  return [{ tone: 'good', text: message || t(doneTexts[step]), ms: noticeMs.default } as const]
}

/** Moves a product to another list, copies it there, or takes it off its list. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireMember(context, hrefOf('favourites', context.language))
  const form = await request.formData()
  const { from } = readForm(form)
  try {
    context.flash(await arrange(context, form))
  } catch (error) {
    context.flash(errorNotices(noteFailure(context, error).text))
  }
  return redirect(hrefOf('favourites', context.language, { liste: from }), 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.head)

export default function MoveRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <MovePage {...page} />
}
