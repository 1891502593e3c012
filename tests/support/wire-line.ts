/** A line of a cart as the shop sends it. */
export const wireLine = (more: object) => ({
  COUNT: 1,
  CART_ID: '0',
  ID: '1',
  TITLE: 'Defter',
  URL: 'defter',
  VAT: 20,
  ...more,
})
