import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { safePath } from '~/backend/http/safe-path'
import { translatorOf } from '~/i18n/translators'
import { serverOnlyPage } from '~/rendering/server-only'
import { privateHead } from '~/seo/head'
import { metaOf } from '~/seo/meta-tags'
import { addressId, requireAddressOwner } from './address-owner'
import { openedForm } from './opened-form'
import { leaveForm, sendAddress } from './save-address'
import { readSentAddress } from './sent-address'

const AddressPage = serverOnlyPage(() => import('./page/address-page'))

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireAddressOwner(context)
  const params = new URL(request.url).searchParams
  const id = addressId(params.get('id'))
  return {
    ...(await openedForm(context, id, params)),
    back: safePath(params.get('donus')),
    head: privateHead(
      translatorOf(context.language)(id === '0' ? 'address.newTitle' : 'address.editTitle'),
    ),
  }
}

/** Shows the next region list, or saves. Typed values stay in both cases. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireAddressOwner(context)
  const sent = await readSentAddress(await request.formData(), context, 'addressForm')
  return sendAddress(context, sent, (savedId) => leaveForm(context, sent.back, savedId))
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default function AddressRoute() {
  const { head: _, ...loaded } = useLoaderData<typeof loader>()
  return <AddressPage {...loaded} {...useActionData<typeof action>()} />
}
