import type { Product } from '~/backend/catalogue/model'
import type { DeliveryTerms } from '~/backend/site/site-model'
import { isoCurrency } from '~/i18n/money'

const dayRange = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

type Goods = Pick<Product, 'freeCargo' | 'deliveryDays'> & Pick<Product, 'price'>

/** Delivery of one product alone, at the shop's dearest: an order that reaches the threshold pays none. */
function shippingOf(
  { country, price, freeFrom, currency, carriage }: DeliveryTerms,
  goods: Goods,
): object {
  if (!country || price === null) return {}
  const { card, currency: priced } = goods.price
  const isReached = freeFrom !== null && priced === currency && card >= freeFrom
  const value = goods.freeCargo || isReached ? 0 : price / 100
  const daysToSend = goods.deliveryDays ?? 0
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value, currency: isoCurrency(currency) },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      ...(carriage && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: dayRange(0, daysToSend + 1),
          transitTime: dayRange(carriage.from, carriage.to),
        },
      }),
    },
  }
}

function returnsOf({ country, returnDays }: DeliveryTerms): object {
  if (!country || returnDays === null) return {}
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
    },
  }
}

/** What an offer says of delivery and returns (schema.org); nothing that the shop does not say. */
export function structuredTerms(terms: DeliveryTerms | null | undefined, goods: Goods): object {
  return terms ? { ...shippingOf(terms, goods), ...returnsOf(terms) } : {}
}
