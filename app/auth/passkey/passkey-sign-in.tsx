import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { PasskeyFields } from './passkey-fields'

/** Signing in by a passkey, which needs script; the names of keys also stand among the suggestions of the user name. */
export function PasskeySignIn({ back }: { back: string | null }) {
  const { t, href } = useLocale()
  return (
    <Form
      action={href('passkeySignIn')}
      className="form passkey-form"
      behavior="passkey"
      data-load-on="visible"
      data-kind="giris"
      data-options-url={href('passkeySignIn')}
      data-failed={t('passkeys.notUsed')}
    >
      <PasskeyFields />
      {back && <input type="hidden" name="donus" value={back} />}
      <Button>{t('passkeys.signIn')}</Button>
    </Form>
  )
}
