import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { errorNotices } from '~/forms/refusal'
import { noteFailure } from '~/session/failure'
import { requireMember } from '~/session/require-member'
import { hrefOf } from '~/site-map'
import { collectOwnData } from './collect'

/** The member's data as a JSON file. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = hrefOf('ownData', context.language)
  const { id } = requireMember(context, page)
  try {
    const file = await collectOwnData(context)
    // The membership may have ended, or be another's, since.
    if (context.session.member?.id !== id) return redirect(page, 303)
    const day = file.exportedAt.slice(0, 10)
    return new Response(JSON.stringify(file, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="verilerim-${day}.json"`,
        'cache-control': 'no-store',
      },
    })
  } catch (error) {
    context.flash(errorNotices(noteFailure(context, error).text))
    return redirect(page, 303)
  }
}
