import { ancestors, type Category, categories } from '../data/categories'
import { languages } from '../data/languages'
import { pictureForm } from '../pictures/picture-paths'
import type { Fields } from '../server/fields'
import { filterAnswer } from './filter-answer'
import { listItem } from './list-item'
import { listFields, listPage } from './list-page'
import { productDetail } from './product-detail'
import { pathsOf, type Target } from './resolve'
import { inScope, readChoices, type Scope, sorted } from './select'
import { linkForm, textForm } from './value-forms'
import { localPath, type View } from './view'

/** The numbers of the platform's pages. */
const pageIds: Record<Target['type'], number> = {
  home: 1,
  category: 2,
  product: 3,
  brand: 31,
  content: 9,
  redirect: 73,
}

export function titleOf(target: Target, view: View): string {
  if (target.type === 'product') return target.product.title[view.language]
  if (target.type === 'category') return target.category.title[view.language]
  if (target.type === 'brand') return target.brand.title
  if (target.type === 'content') return target.content.title[view.language]
  return 'Kekik & Çınar'
}

function idOf(target: Target): number {
  if (target.type === 'product') return target.product.id
  if (target.type === 'category') return target.category.id
  if (target.type === 'brand') return target.brand.id
  return target.type === 'content' ? target.content.id : 0
}

/** From the top category down to the page. */
export function trail(target: Target): Category[] {
  if (target.type === 'category') return ancestors(target.category.id)
  return target.type === 'product' ? ancestors(target.product.categoryId) : []
}

/** A category with its whole tree, each fact under both of its names. */
export function categoryTree(view: View, category: Category): object {
  const title = textForm(category.title[view.language], category.id)
  const link = linkForm(
    localPath(category.path, view.language),
    Math.floor(category.id / 10),
    view.platform.origin,
  )
  return {
    ID: category.id % 20 === 0 ? category.id : String(category.id),
    PARENT_ID: String(category.parentId),
    TITLE: title,
    NAME: title,
    LINK: link,
    URL: link,
    IMAGE: '',
    ORDER: '1',
    STATUS: 'true',
    CHILDREN:
      category.children.length > 0
        ? category.children.map((child) => categoryTree(view, child))
        : null,
  }
}

const shelves = (view: View): { id: number; title: string; scope: Scope; url: string }[] => [
  {
    id: 1,
    title: view.language === 'tr' ? 'Yeni ürünler' : 'New in',
    scope: { kind: 'new' },
    // Its own list has no page behind a link, so this shelf leads nowhere.
    url: '',
  },
  {
    id: 2,
    title: view.language === 'tr' ? 'İndirimdekiler' : 'On sale',
    scope: { kind: 'discounted' },
    url: '',
  },
  { id: 3, title: 'Bahçe', scope: { kind: 'category', id: 100 }, url: '/bahce/' },
]

export function homeShelves(view: View) {
  return shelves(view).map(({ id, title, scope, url }) => ({
    id,
    title,
    url,
    products: sorted(view, inScope(view, scope), '3').slice(0, 6),
  }))
}

export const banners = (view: View) => [
  {
    ID: 1,
    TITLE: view.language === 'tr' ? 'Sonbahar ekimi' : 'Autumn planting',
    TEXT: view.language === 'tr' ? 'Tohum &amp; toprak' : 'Seeds &amp; soil',
    URL: view.language === 'tr' ? '/tohum-toprak/' : 'en/seeds-soil',
    IMAGE: pictureForm(view.platform, 'Data/banner/ekim.svg', 0),
  },
  {
    ID: '2',
    TITLE: 'Çömlek',
    TEXT: null,
    URL: `${view.platform.origin}/${encodeURI(localPath({ tr: 'çömlek-saksı', en: 'terracotta-pots' }, view.language))}`,
    IMAGE: pictureForm(view.platform, 'Data/banner/comlek.svg', 2),
  },
]

export const scopeOf = (target: Target): Scope =>
  target.type === 'category'
    ? { kind: 'category', id: target.category.id }
    : target.type === 'brand'
      ? { kind: 'brand', id: target.brand.id }
      : { kind: 'all' }

function dataOf(view: View, target: Target, query: Fields): object {
  if (target.type === 'home')
    return {
      BANNERS: banners(view),
      SHOWCASES: homeShelves(view).map(({ id, title, url, products }) => ({
        ID: id,
        TITLE: title,
        URL: url,
        PRODUCTS: products.map((product) => listItem(view, product)),
      })),
    }
  if (target.type === 'product') return { PRODUCT: productDetail(view, target.product) }
  if (target.type === 'content') return { CONTENT: { HTML: target.content.html[view.language] } }
  if (target.type === 'redirect') return {}
  const scope = scopeOf(target)
  const list = { LIST: listFields(view, listPage(view, scope, query)) }
  if (target.type === 'brand')
    return {
      ...list,
      BRAND: {
        ID: String(target.brand.id),
        TITLE: textForm(target.brand.title, 1),
        URL: localPath(target.brand.path, view.language),
      },
    }
  // Only the top categories bring their filters along; for the others filter/get is called.
  const isTop = target.category.parentId === 0
  return {
    ...list,
    CATEGORY: {
      ...categoryTree(view, target.category),
      DESCRIPTION: target.category.description[view.language],
    },
    ...(isTop && { FILTER: filterAnswer(view, scope, readChoices(query), []) }),
  }
}

/** The answer of get-page, of the calls of our own. */
export function pageAnswer(view: View, target: Target, query: Fields): object {
  const paths = pathsOf(target)
  const title = titleOf(target, view)
  return {
    PAGE: {
      ID: pageIds[target.type],
      TYPE: target.type,
      LINK_TYPE: target.type === 'home' || target.type === 'content' ? 'page' : target.type,
      LINK_TABLE_ID: String(idOf(target)),
      TITLE: textForm(title, idOf(target)),
      DESCRIPTION: textForm(`${title} – Kekik & Çınar`, 1),
      LINKS: Object.fromEntries(languages.map(({ code }) => [code, localPath(paths, code)])),
      REDIRECT: target.type === 'redirect' ? `/${target.to}` : '',
    },
    PATH: trail(target).map((one) => ({
      ID: String(one.id),
      TITLE: textForm(one.title[view.language], one.id),
      URL: linkForm(localPath(one.path, view.language), one.id, view.platform.origin),
    })),
    ...dataOf(view, target, query),
  }
}

export const topCategories = (): Category[] => categories.filter(({ parentId }) => parentId === 0)
