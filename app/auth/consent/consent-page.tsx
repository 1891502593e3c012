import css from '~/auth/consent/consent-page.css?url'
import type { CookieLaw } from '~/backend/site/site-model'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import { CleanHtml } from '~/ui/clean-html'

const kinds = ['analytics', 'marketing'] as const

type Kind = (typeof kinds)[number]
type Props = { law: CookieLaw | null; notes: Record<Kind, string>; agreed: readonly string[] }

export default function ConsentPage({ law, notes, agreed }: Props) {
  const { t, href } = useLocale()
  return (
    <Form action={href('consent')} className="short-page">
      <link rel="stylesheet" href={css} />
      <h1>{t('consent.title')}</h1>
      {law && <CleanHtml className="prose" html={law.html} />}
      <input type="hidden" name="back" value={href('consent')} />
      <Kinds agreed={agreed} notes={notes} />
      <p className="consent-actions">
        <Button tone="main" name="choice" value="these">
          {t('consent.save')}
        </Button>
        <Button name="choice" value="all">
          {t('consent.all')}
        </Button>
        <Button name="choice" value="none">
          {t('consent.none')}
        </Button>
      </p>
    </Form>
  )
}

function Kinds({ agreed, notes }: Omit<Props, 'law'>) {
  const { t } = useLocale()
  return (
    <fieldset className="consent-kinds">
      <legend className="visually-hidden">{t('consent.kinds')}</legend>
      <label>
        <input type="checkbox" checked disabled readOnly />
        <span>
          <b>{t('consent.necessary')}</b> {t('consent.necessaryText')}
        </span>
      </label>
      {kinds.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            name="consent"
            value={kind}
            defaultChecked={agreed.includes(kind)}
          />
          <span>
            <b>{t(`consent.${kind}`)}</b> {notes[kind]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
