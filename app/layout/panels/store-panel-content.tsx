import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { useT } from '~/i18n/use-locale'
import { StoreChoice, type StoreChoiceProps } from '~/stores/store-choice'

export default function StoreContents({ href }: { href: string }) {
  const t = useT()
  const { load, data } = useFetcher<StoreChoiceProps>()
  useEffect(() => load(href), [load, href])
  if (!data) return <p className="late-part">{t('ui.loading', { title: t('stores.title') })}</p>
  return <StoreChoice {...data} />
}
