import { useEffect } from 'react'
import type { Product } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { rememberProduct } from './recent-products'

/** Saves a product for the next pages' lists, as soon as somebody uses its page. */
export function useRemembered({ path, title, pictures }: Product): void {
  const { language } = useLocale()
  const picture = pictures[0]?.small ?? ''
  useEffect(
    () => rememberProduct({ path, title, picture, language }),
    [path, title, picture, language],
  )
}
