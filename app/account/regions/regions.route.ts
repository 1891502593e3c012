import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { judgePostalCode, withPostalCode, withTypedCode } from './postal-code'
import { regionsOf } from './regions'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const regionFrom = (name: string) => ({ code: params.get(name) ?? '', title: '' })
  const requested = {
    country: regionFrom('ulke'),
    regions: {
      province: regionFrom('eyalet'),
      city: regionFrom('sehir'),
      town: regionFrom('ilce'),
      district: { code: params.get('id') ?? '', title: '' },
    },
  }
  const typedLast = params.get('kod') ?? ''
  const postalCode = typedLast || (params.get('posta') ?? '')
  const chosen = typedLast
    ? await withTypedCode(context, requested, typedLast)
    : await withPostalCode(context, requested, postalCode)
  const selection = await regionsOf(context, chosen)
  const { fields, postCode } = selection
  const { error: codeError, isElsewhere } = await judgePostalCode(context, selection, postalCode)
  return Response.json(
    { fields, postCode, codeError, isElsewhere },
    { headers: { 'Cache-Control': context.failure ? 'no-store' : 'private, max-age=300' } },
  )
}
