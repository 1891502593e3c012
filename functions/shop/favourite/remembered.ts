/** What a guest's browser knew of a favourite: its price in hundredths of a currency, the option that had it, and when it came back, in unix seconds; 0 for none. */
export type Remembered = {
  id: number
  currency: string
  price: number
  variant: number
  back: number
}

const DAY = 24 * 60 * 60

const written = /^(\d{1,12})~([A-Z]{2,4})~(\d{1,12})(?:~(out|\d{4}-\d\d-\d\d))?(?:~v(\d{1,12}))?$/

/** When goods came back: now, if they were last seen sold out. A day to come is none. */
function backAt(text: string, now: number): number {
  if (text === 'out') return now
  const day = Date.parse(text) / 1000
  return day <= now + DAY ? Math.min(day, now) : 0
}

/** Reads `seen[]` of add-to-fav-list (app/backend/own-calls.md); what cannot be meant is left out. */
export const readMemory = (entries: string[], now: number): Remembered[] =>
  entries.flatMap((entry) => {
    const [, id, currency = '', price, stock = '', variant = 0] = written.exec(entry) ?? []
    return id
      ? [
          {
            ...{ id: Number(id), currency, price: Number(price), variant: Number(variant) },
            back: backAt(stock, now) || 0,
          },
        ]
      : []
  })
