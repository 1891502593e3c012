import css from '~/account/messages/messages.css?url'
import auth from '~/auth/auth.css?url'
import { PasskeyFields } from '~/auth/passkey/passkey-fields'
import type { Passkey } from '~/backend/account/member-model'
import { ConfirmForm } from '~/forms/confirm-form'
import { Field } from '~/forms/fields/field'
import { Form } from '~/forms/form'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import empty from '~/ui/empty-state.css?url'

const maxName = 60

type Props = { passkeys: Passkey[] }

/** The member's passkeys; adding one needs script, which the page says. */
export default function PasskeysPage({ passkeys }: Props) {
  const { t } = useLocale()
  return (
    <div className="conversations">
      <link rel="stylesheet" href={auth} />
      <link rel="stylesheet" href={empty} />
      <link rel="stylesheet" href={css} />
      <h1>{t('passkeys.title')}</h1>
      <p>{t('passkeys.lead')}</p>
      {passkeys.length === 0 && <EmptyState drawing="key" text={t('passkeys.none')} />}
      {passkeys.length > 0 && (
        <ul className="message-list">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddForm />
      <p className="passkey-note">{t('passkeys.needsScript')}</p>
    </div>
  )
}

function AddForm() {
  const { t, href } = useLocale()
  return (
    <Form
      action={href('passkeys')}
      className="form passkey-form"
      behavior="passkey"
      data-kind="kayit"
      data-options-url={href('passkeySignIn')}
      data-failed={t('passkeys.notMade')}
      data-known={t('passkeys.known')}
    >
      <PasskeyFields />
      <input type="hidden" name="adim" value="ekle" />
      <Field
        id="passkey-name"
        name="ad"
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        maxLength={maxName}
        autoComplete="off"
      />
      <Button tone="main">{t('passkeys.add')}</Button>
    </Form>
  )
}

function RenameForm({ passkey: { id, name } }: { passkey: Passkey }) {
  const { t, href } = useLocale()
  return (
    <details className="passkey-rename">
      <summary className="button button-text">{t('passkeys.rename')}</summary>
      <Form action={href('passkeys')} className="form">
        <input type="hidden" name="anahtar" value={id} />
        <Field
          id={`passkey-name-${id}`}
          name="ad"
          label={t('passkeys.newName')}
          defaultValue={name}
          maxLength={maxName}
          autoComplete="off"
        />
        <Button name="adim" value="adla">
          {t('passkeys.saveName')}
        </Button>
      </Form>
    </details>
  )
}

function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const { t, href, language } = useLocale()
  const name = passkey.name || t('passkeys.unnamed')
  const day = (when: string) => formatDate(when, 'short', language)
  const { created, lastUse } = passkey
  return (
    <li className="saved-card">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {created && <time dateTime={created}>{t('passkeys.created', { day: day(created) })}</time>}
      {lastUse && <time dateTime={lastUse}>{t('passkeys.lastUse', { day: day(lastUse) })}</time>}
      {passkey.mayRename && <RenameForm passkey={passkey} />}
      <ConfirmForm
        id={`remove-passkey-${passkey.id}`}
        action={href('passkeys')}
        fields={{ anahtar: passkey.id, adim: 'sil' }}
        label={t('passkeys.remove')}
        about={name}
        question={t('passkeys.removeQuestion', { name })}
        cancelLabel={t('passkeys.cancel')}
      />
    </li>
  )
}
