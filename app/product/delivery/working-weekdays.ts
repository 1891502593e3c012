/** The weekdays on which goods are sent and brought, holidays aside: by `getUTCDay`, with the names of schema.org. */
export const workingWeekdays: ReadonlyMap<number, string> = new Map([
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
])
