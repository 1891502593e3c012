const words = 'old|eski|was|before|market|list'
const price = 'price|fiyat'

const ofPrice = new RegExp(
  `^(?:${words}|compare)[-_]?(?:${price})|(?:${price})[-_]?(?:${words})$|not-?discounted$|line-?through`,
  'i',
)
const withinPrice = new RegExp(`^(?:${words})(?:[-_]|$)|(?:^|[-_])(?:old|eski|delete)$`, 'i')

/** Of the platform's fourth theme: the price that the discount was taken from. */
const platformsOwn = 'discountedPrice'

/** Whether a class names an older price, wherever it stands: it has a word for a price too, or is that of crossed-out text. */
export const isOlderPrice = (name: string): boolean => ofPrice.test(name) || name === platformsOwn

/** Whether a class names the older one of what is within a price, where "old" alone is enough. */
export const isOlderWithinPrice = (name: string): boolean =>
  withinPrice.test(name) || ofPrice.test(name)
