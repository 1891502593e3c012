/** Files whose names or prose are still to be written in plain words; one that is plain must leave the list. */
export const allowedWords: ReadonlySet<string> = new Set([
  'app/cart/change/cart-update.route.ts',
  'app/cart/change/left-counts.test.ts',
  'app/cart/change/left-counts.ts',
  'app/cart/change/read-cart.ts',
  'app/content/known-panels.ts',
  'app/rendering/behaviors/typed-over.ts',
  'app/rendering/navigation/page-address.ts',
  'tests/budgets/bench-memory.ts',
  'tests/budgets/cpu.ts',
])
