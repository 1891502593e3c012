import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import { hrefOf } from '~/site-map'

/** What the browser needs to use a passkey, or as a member to make one (`tur=kayit`), for script. */
export async function action({ request, context }: ActionFunctionArgs) {
  const isNew = (await request.formData()).get('tur') === 'kayit'
  const { passkeys } = context.backend
  try {
    const answer = await (isNew ? passkeys.registerOptions() : passkeys.loginOptions())
    if (answer.ok) return Response.json({ options: answer.options })
    const error = answer.message || translatorOf(context.language)('error.general')
    return Response.json({ error }, { status: 422 })
  } catch (error) {
    const { text, status } = noteFailure(context, error)
    return Response.json({ error: text }, { status })
  }
}

export function loader() {
  return redirect(hrefOf('signIn', 'tr'))
}
