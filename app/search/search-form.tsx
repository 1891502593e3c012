import { useT } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

export function SearchForm({ action, word }: { action: string; word: string }) {
  const t = useT()
  return (
    <form method="get" action={action} className="short-page-search">
      <input
        className="input"
        type="search"
        name="q"
        defaultValue={word}
        aria-label={t('search.query')}
        autoComplete="off"
      />
      <Button>{t('search.button')}</Button>
    </form>
  )
}
