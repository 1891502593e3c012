/**
 * What a shopper does most. In `npm test` these journeys run without script on the other backends, and the rest does so in
 * the reference shop (decision 020).
 */
export const coreJourneys = [
  'adding',
  'cart',
  'favourites',
  'finding',
  'lists',
  'members',
  'order',
  'siblings',
]
