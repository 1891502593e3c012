import { type ListPage, listPage } from '../catalogue/list-page'
import { homeShelves, scopeOf, titleOf, trail } from '../catalogue/page-answer'
import { pathsOf, type Target } from '../catalogue/resolve'
import { type Scope, sortsOffered } from '../catalogue/select'
import { localPath } from '../catalogue/view'
import type { Call } from '../server/call'
import { cards } from './card'
import { escaped } from './escape'
import { breadcrumbData, listData } from './json-ld'
import { bannerMarkup, layout, subcategories } from './layout'

const sortNames = [
  'Varsayılan',
  'Alfabetik A-Z',
  'Alfabetik Z-A',
  'Yeniden Eskiye',
  'Eskiden Yeniye',
  'Fiyat Artan',
  'Fiyat Azalan',
  'Rastgele',
  'Puana Göre',
]

/** The home page: banners and shelves of products. */
export function homePage(call: Call): Response {
  const shelves = homeShelves(call)
  const body = shelves.map(
    ({ title, products }) =>
      `<section class="showcase"><h2 class="block-title">${escaped(title)}</h2><div class="row">${cards(call, products)}</div></section>`,
  )
  return layout(call, {
    title: call.language === 'tr' ? 'Bahçe ve mutfak' : 'Garden and kitchen',
    description: 'Saksıdan tencereye: bahçenin ve mutfağın dükkânı.',
    paths: { tr: '', en: '' },
    pageId: 1,
    data: shelves.map(({ title, products }) => listData(call, title, products)),
    body: `<div id="slider">${bannerMarkup(call)}</div>${body.join('')}`,
  })
}

/** The same list with another page; absolute, because the pages have a base. */
function pageHref(call: Call, page: number): string {
  const query = new URLSearchParams(call.query.pairs)
  query.set('pg', String(page))
  return `${encodeURI(call.path)}?${query}`
}

function pagination(call: Call, list: ListPage): string {
  if (list.pages < 2) return ''
  const links = Array.from({ length: list.pages }, (_, at) => at + 1).map((page) =>
    page === list.page
      ? `<span class="current">${page}</span>`
      : `<a href="${escaped(pageHref(call, page))}">${page}</a>`,
  )
  const next =
    list.page < list.pages
      ? `<a class="next" rel="next" href="${escaped(pageHref(call, list.page + 1))}">Sonraki</a>`
      : ''
  return `<div class="pagination">${links.join('')}${next}</div>`
}

function listMarkup(call: Call, list: ListPage): string {
  const options = sortsOffered.map(
    (one) =>
      `<option value="${one}"${one === list.sort ? ' selected' : ''}>${sortNames[Number(one)]}</option>`,
  )
  const info =
    list.total === 0
      ? '<div class="no-product">Ürün bulunamadı.</div>'
      : `<div class="pagination-info-bar">Toplam <span class="text-primary">${list.total}</span> ürün bulunmaktadır.</div>`
  return `<select name="sort" id="sort">${options.join('')}</select>
<div id="catalog1003" class="row" data-total="${list.total}" data-page="${list.page}">${cards(call, list.products)}</div>${info}${pagination(call, list)}`
}

/** The list of a category or a brand. */
export function listOf(
  call: Call,
  target: Extract<Target, { type: 'category' | 'brand' }>,
): Response {
  const list = listPage(call, scopeOf(target), call.query)
  const title = titleOf(target, call)
  const crumbs = trail(target).map(
    (one) =>
      `<li><a href="/${encodeURI(localPath(one.path, call.language))}">${escaped(one.title[call.language])}</a></li>`,
  )
  const isCategory = target.type === 'category'
  const text = isCategory ? target.category.description[call.language] : ''
  const below = isCategory ? subcategories(call, target.category.id) : ''
  const id = isCategory ? target.category.id : target.brand.id
  return layout(call, {
    title,
    paths: pathsOf(target),
    pageId: isCategory ? 2 : 31,
    link: { type: target.type, id },
    data: [breadcrumbData(call, target), listData(call, title, list.products)],
    body: `<ul class="breadcrumb">${crumbs.join('')}</ul><h1>${escaped(title)}</h1>${below}<div class="category-description">${text}</div>${listMarkup(call, list)}`,
  })
}

/** The shop's own lists: search, new and discounted products. */
export function ownList(call: Call, title: string, scope: Scope, path: string): Response {
  const list = listPage(call, scope, call.query)
  const word =
    scope.kind === 'search'
      ? `<input type="hidden" id="search-word" value="${escaped(scope.word)}">`
      : ''
  return layout(call, {
    title,
    paths: { tr: path, en: path },
    pageId: scope.kind === 'search' ? 12 : 24,
    data: [listData(call, title, list.products)],
    body: `<h1>${escaped(title)}</h1>${word}${listMarkup(call, list)}`,
  })
}
