/** The page of a product with one of its variants chosen, like that of a card (product-card.ts). @param id empty or `0` for none */
export const pathOfVariant = (path: string, id: string | undefined): string =>
  !id || id === '0' || path === '/'
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}variant=${encodeURIComponent(id)}`
