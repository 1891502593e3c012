import { expect, it } from 'vitest'
import type { Locale } from '~/i18n/use-locale'
import { groupsOf } from './suggestion-list'

const locale = { t: (key: string) => key, money: String } as unknown as Locale

it('[B06] shows combinations last, with their pictures, and no group that is empty', () => {
  const set = { title: 'Okul seti', path: '/okul-seti', image: '/img/set.webp' }
  const link = { title: 'Defter', path: '/defter' }
  const found = { products: [], categories: [link], brands: [], combines: [set], meant: null }
  expect(groupsOf(found, locale)).toEqual([
    { title: 'search.categories', options: [link] },
    { title: 'search.sets', options: [set] },
  ])
})
