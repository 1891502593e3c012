import { type SubmissionResult, useForm } from '@conform-to/react'
import css from '~/account/messages/messages.css?url'
import { ConfirmForm } from '~/forms/confirm-form'
import { fieldProps } from '~/forms/field-props'
import { Field } from '~/forms/fields/field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { type ListEntry, maxName } from './named-lists'

type Props = {
  lists: ListEntry[]
  /** The list whose form was refused; empty for the form of a new one. */
  liste?: string
  result?: SubmissionResult
}

/** The lists that a member has made beside the default one. */
export default function ListsPage({ lists, liste, result }: Props) {
  const { t, href } = useLocale()
  const resultOf = (id: string) => (liste === id ? result : undefined)
  return (
    <div className="conversations">
      <link rel="stylesheet" href={css} />
      <h1>{t('favouriteLists.title')}</h1>
      <p>{t('favouriteLists.lead')}</p>
      <NameForm id="" name="" result={resultOf('')} />
      <ul className="message-list">
        {lists.map((list) => (
          <ListItem key={list.id} list={list} result={resultOf(list.id)} />
        ))}
      </ul>
      <p>
        <a className="button" href={href('favourites')}>
          {t('favouriteLists.back')}
        </a>
      </p>
    </div>
  )
}

function ListItem({ list, result }: { list: ListEntry; result: Props['result'] }) {
  const { t, href } = useLocale()
  const { id, name, count } = list
  return (
    <li className="saved-card">
      <a href={href('favourites', { liste: id })}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </a>
      <span>{t('catalog.count', { count })}</span>
      <NameForm id={id} name={name} result={result} />
      <ConfirmForm
        id={`remove-list-${id}`}
        action={href('favouriteLists')}
        fields={{ liste: id, adim: 'sil' }}
        label={t('favouriteLists.remove')}
        about={name}
        question={t('favouriteLists.removeQuestion', { name })}
        cancelLabel={t('favouriteLists.cancel')}
      />
    </li>
  )
}

function NameForm({ id, name, result }: { id: string; name: string; result: Props['result'] }) {
  const { t, href } = useLocale()
  const [form, fields] = useForm<{ ad?: string }>({
    id: `list-${id || 'new'}`,
    lastResult: result ?? null,
    defaultValue: { ad: name },
  })
  return (
    <Form id={form.id} action={href('favouriteLists')} className="form">
      {id && <input type="hidden" name="liste" value={id} />}
      <Field
        {...fieldProps(fields.ad)}
        label={t(id ? 'favouriteLists.name' : 'favouriteLists.newName')}
        maxLength={maxName}
        autoComplete="off"
      />
      <Button tone={id ? undefined : 'main'}>
        {t(id ? 'favouriteLists.rename' : 'favouriteLists.make')}
        {id && <span className="visually-hidden"> {name}</span>}
      </Button>
    </Form>
  )
}
