import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { useT } from '~/i18n/use-t'
import { StoreChoice, type StoreChoiceProps } from '~/stores/store-choice'

/** The store choice in a window: the same form as on its page. */
export default function StoreContents({ href }: { href: string }) {
  const t = useT()
  const { load, data } = useFetcher<StoreChoiceProps>()
  useEffect(() => load(href), [load, href])
  if (!data) return <p className="late">{t('ui.coming', { title: t('stores.title') })}</p>
  return <StoreChoice {...data} />
}
