import {
  allOptions,
  firstVariant,
  groupTitle,
  typeTitle,
  variantTitle,
} from '../catalogue/variant-item'
import type { View } from '../catalogue/view'
import { variantTypes } from '../data/options'
import type { Product } from '../data/product'
import { escaped } from './escape'

function option(view: View, product: Product, typeId: number, group: 1 | 2): string {
  const chosen = firstVariant(product)
  const isSelected = typeId === (group === 1 ? chosen?.type1 : chosen?.type2)
  const key = group === 1 ? 'type1' : 'type2'
  const hasStock = product.variants.some((one) => one[key] === typeId && one.stock > 0)
  const color = variantTypes.find(({ id }) => id === typeId)?.color ?? ''
  const classes = ['sub-button-item', isSelected && 'selected', !hasStock && 'passive']
  const title = escaped(typeTitle(typeId, view))
  const swatch = color ? `<span style="background-color:${color}"></span>` : ''
  return `<a href="javascript:void(0);" class="${classes.filter(Boolean).join(' ')}" data-toggle="variant" data-id="${typeId}" data-type-id="${typeId}" data-group-id="${group}" data-product-id="${product.id}" title="${title}">${swatch}<p>${title}</p></a>`
}

function groupMarkup(view: View, product: Product, group: 1 | 2): string {
  const options = allOptions(product, group)
  if (options.length === 0) return ''
  const key = group === 1 ? 'type1' : 'type2'
  const rows = options.map((one) => option(view, product, one[key], group))
  return `<div class="sub-product-list"><div class="feature-title">${escaped(groupTitle(product, group, view))}</div>
<div class="${group === 1 ? 'sub-one' : 'sub-two'}">${rows.join('')}</div></div>`
}

/** Every sub-product as a choice, as a theme of another maker may write it. */
function choices(view: View, product: Product): string {
  const rows = product.variants.map(
    (one) => `<option value="${one.id}">${escaped(variantTitle(one, view))}</option>`,
  )
  return `<select class="variant-choice"><option value="">Seçiniz</option>${rows.join('')}</select>`
}

/** The two groups of options, with the hidden field that holds the chosen sub-product. */
export function variantMarkup(view: View, product: Product): string {
  const hidden = `<input type="hidden" name="subPro${product.id}1004" id="subPro${product.id}1004" value="0">`
  if (product.variants.length === 0) return hidden
  if (!view.platform.settings.hasOptionMarkup) return `${hidden}${choices(view, product)}`
  return `${hidden}<div class="popover-wrapper"><div class="variant-overlay" data-id="${product.id}"></div>
<div class="variant-wrapper" data-id="${product.id}">${groupMarkup(view, product, 1)}${groupMarkup(view, product, 2)}</div></div>`
}
