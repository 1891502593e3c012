import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { postalCodeError, withPostalCode } from './postal-code'
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
  const postalCode = params.get('posta') ?? ''
  const selection = await regionsOf(context, await withPostalCode(context, requested, postalCode))
  const { fields, postCode } = selection
  const codeError = await postalCodeError(context, selection, postalCode)
  return Response.json(
    { fields, postCode, codeError },
    { headers: { 'Cache-Control': context.failure ? 'no-store' : 'private, max-age=300' } },
  )
}
