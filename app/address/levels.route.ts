import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { placesOf } from './levels'

/** The levels below what is chosen, for script: the same as the form's own page shows. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  visit.route = 'address levels'
  const params = new URL(request.url).searchParams
  const place = (name: string) => ({ code: params.get(name) ?? '', title: '' })
  const shown = await placesOf(visit, {
    country: place('ulke'),
    places: {
      province: place('eyalet'),
      city: place('sehir'),
      town: place('ilce'),
      district: { code: params.get('id') ?? '', title: '' },
    },
  })
  const { levels, postCode } = shown
  return Response.json(
    { levels, postCode },
    { headers: { 'Cache-Control': visit.failure ? 'no-store' : 'private, max-age=300' } },
  )
}
