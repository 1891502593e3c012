import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

/** The form that ends the membership in this browser. @param tone of its button */
export function SignOut({ tone }: { tone?: 'text' }) {
  const { t, href } = useLocale()
  return (
    <Form action={href('signOut')}>
      <Button {...(tone && { tone })}>{t('auth.signOut')}</Button>
    </Form>
  )
}
