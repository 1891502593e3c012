import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { QuickAdd, type QuickAddProps } from '~/cart/quick-add/quick-add'
import { useT } from '~/i18n/use-locale'

export default function QuickAddContents({ href }: { href: string }) {
  const t = useT()
  const { load, data } = useFetcher<QuickAddProps>()
  useEffect(() => load(href), [load, href])
  if (!data) return <p className="late-part">{t('ui.loading', { title: t('catalog.quickAdd') })}</p>
  return <QuickAdd {...data} />
}
