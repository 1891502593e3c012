/** Product data of an event; amounts in the displayed currency, VAT included. */
export type ProductData = {
  code: string
  id: string
  name: string
  currency: string
  category_id: string
  category: string
  category_path: string
  brand: string
  total_sale_price: number
  currency_target: string
}

export type AddedProduct = ProductData & { subproduct_id: string }

/** An item in the shape of Google Analytics 4; `price` of a piece after discounts, VAT included. */
export type EventItem = {
  item_id?: string
  item_name: string
  item_variant?: string
  price?: number
  quantity: number
}

/** What opening a page of the purchase means, in the shape of Google Analytics 4. */
export type PageEvent = {
  name: 'view_cart' | 'begin_checkout' | 'add_payment_info' | 'purchase'
  currency: string
  value?: number
  items: EventItem[]
  transaction_id?: string
  payment_type?: string
  shipping?: number
}

export type ListItem = Pick<EventItem, 'item_id' | 'item_name'> & {
  price?: number
  index: number
}

type ListEvent =
  | { name: 'search'; search_term: string }
  | {
      name: 'view_item_list' | 'select_item'
      item_list_id: string
      item_list_name: string
      items: ListItem[]
    }

/** One event of the shop; a site owner takes them from `vitrin:event` or `window.vitrinEvents`. */
export type ShopEvent =
  | PageEvent
  | ListEvent
  | { name: 'view_item'; product: ProductData }
  | { name: 'add_to_cart'; product: AddedProduct; quantity: number }

declare global {
  interface Window {
    /** Every event so far that was agreed to, for listeners that start later. */
    vitrinEvents?: ShopEvent[]
  }
}
