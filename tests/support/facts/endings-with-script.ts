import { both, type Ending, section7 } from './ending'

/** The rows of journeys that need script. */
export const endingsWithScript: readonly Ending[] = [
  {
    on: section7,
    reason: 'The page of a product tells neither its model nor its attributes.',
    instead: 'siblings among the similar',
    journeys: [
      ['sibling-press-with-script'],
      ['product-with-script', '300 ms after the last change'],
      ['product-with-script', 'Back while a sibling'],
      ['product-with-script', 'when the sibling request fails'],
      ['product-with-script', 'when the sibling’s page fails'],
      ['product-with-script', 'choosing an attribute as the first'],
      ['scroll-with-script', 'another sibling and another variant'],
      ['search-with-script', 'hovering over a card'],
      ['search-with-script', 'a variant on a card'],
      ['search-with-script', 'a card reports that its attributes'],
      ['late-answers-with-script', 'a late sibling response'],
      ['offline-choices-with-script', 'an attribute chosen offline'],
    ],
  },
  {
    on: section7,
    reason: 'The checkout has no calls here.',
    instead: 'checkout of the platform',
    journeys: [
      ['back-header-with-script', 'Back after an order'],
      ['back-with-script', 'a member who signed in during'],
      ['back-with-script', 'Back once leads to the previous step'],
      ['choice-errors-with-script', 'the error of a checkout choice'],
      ['order-offline-with-script'],
    ],
  },
  {
    on: section7,
    reason: 'Orders of guests have no call here.',
    instead: 'tracking of the platform',
    journeys: [
      ['with-script', 'the button of a form that leads'],
      ['with-script', 'a response shown in place'],
    ],
  },
  {
    on: section7,
    reason: 'Orders have no call here.',
    instead: 'orders of the platform',
    journeys: [['missing-lines-with-script', 'products missing from a repeated order']],
  },
  {
    on: section7,
    reason: 'Votes and alarms have no call here.',
    instead: 'says that it could not be done',
    journeys: [
      ['scroll-of-parts-with-script', 'a vote does not scroll'],
      ['windows-with-script', 'a form in a dialog shows its errors'],
    ],
  },
  {
    on: both,
    reason: 'No filter of the shop has nine options.',
    instead: null,
    journeys: [['filters-with-script', 'a long filter is narrowed']],
  },
  {
    on: section7,
    reason: 'No link leads to instalments that are a fragment of HTML.',
    instead: 'instalments as the shop has them',
    journeys: [
      ['back-with-script', 'tabs, options and dialogs'],
      ['late-answers-with-script', 'a late tab'],
      ['windows-with-script', 'the payment methods open'],
      ['windows-with-script', 'dialogs can be stacked'],
      ['windows-with-script', 'a tab in a dialog opens'],
      ['offline-windows-with-script', 'the dialog of /taksit'],
    ],
  },
  {
    on: section7,
    reason: 'The choice of a store has no call here.',
    instead: 'says that no store could be chosen',
    journeys: [['events-with-script', 'an add that had to wait']],
  },
  {
    on: section7,
    reason: 'The page of a product names no companions.',
    instead: 'companions on their page',
    journeys: [['events-with-script', 'a companion product']],
  },
  {
    on: section7,
    reason: 'No deal is read from the page of a product.',
    instead: 'the price without its deal',
    journeys: [['product-with-script', 'the deal counts down']],
  },
  {
    on: section7,
    reason: 'The page of a product tells neither subscription nor note.',
    instead: 'bought once',
    journeys: [
      ['typed-over-with-script', 'changing the language keeps the typed note'],
      ['typed-over-with-script', 'changing the currency keeps the chosen'],
      ['typed-over-with-script', 'a currency chosen before'],
      ['typed-over-with-script', 'a page reached by Back'],
      ['offline-with-script', 'adding offline reports'],
    ],
  },
  {
    on: section7,
    reason: 'The page of a product does not tell its texts.',
    instead: 'says which text is missing',
    journeys: [['typed-over-with-script', 'changing the currency keeps the typed engraving']],
  },
  {
    on: section7,
    reason: 'The page of a product names no ways to pay.',
    instead: 'instalments as the shop has them',
    journeys: [['first-touch-with-script', 'a link pressed before']],
  },
  {
    on: section7,
    reason: 'Section 7 has no call for alarms: once that is known, their link leads to the shop.',
    instead: 'says that it could not be done',
    journeys: [
      ['windows-with-script', 'a dialog whose page fails to load'],
      ['offline-windows-with-script', 'the dialog of Gelince haber ver'],
      ['offline-windows-with-script', 'the dialog of Fiyatı düşünce'],
    ],
  },
]
