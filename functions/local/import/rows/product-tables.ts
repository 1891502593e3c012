/** A table that an import writes: its key, its columns, and those that an existing row keeps. */
type Table = { key: string[]; columns: string[]; fixed?: string[] }

/** The tables of products, rows before those that refer to them. */
export const tables = {
  product: {
    key: ['id'],
    columns: [
      'id',
      'code',
      'barcode',
      'category_id',
      'brand_id',
      'article_id',
      'is_active',
      'is_new',
      'price',
      'old_price',
      'vat',
      'stock',
      'weight',
      'pictures',
      'group1_id',
      'group2_id',
      'deal_start',
      'deal_end',
      'created_at',
      'position',
      'awaited',
      'available_on',
    ],
    // The prices of products that were there are updated by themselves: within an upsert, the trigger of their history may not
    // replace a row of the same second.
    fixed: ['created_at', 'price', 'old_price'],
  },
  product_text: {
    key: ['product_id', 'language'],
    columns: ['product_id', 'language', 'title', 'sort_key', 'path', 'summary', 'condition'],
  },
  link: {
    key: ['path'],
    columns: ['path', 'kind', 'target_id', 'language', 'moved'],
  },
  article: { key: ['id', 'language'], columns: ['id', 'language', 'html'] },
  sub_product: {
    key: ['id'],
    columns: [
      'id',
      'product_id',
      'option1_id',
      'option2_id',
      'code',
      'barcode',
      'price',
      'old_price',
      'stock',
      'weight',
      'awaited',
      'available_on',
    ],
  },
  product_property: {
    key: ['product_id', 'property_id', 'value_id'],
    columns: ['product_id', 'property_id', 'value_id', 'number'],
  },
  sale: {
    key: ['product_id', 'variant_id'],
    columns: ['product_id', 'variant_id', 'price', 'sale_price', 'starts_at', 'ends_at', 'next_at'],
  },
  feed_group: { key: ['id'], columns: ['id', 'product_id'] },
  feed_item: { key: ['id'], columns: ['id', 'product_id', 'variant_id', 'run'] },
} satisfies Record<string, Table>
