/** More collisions in a row than this are never chance. */
const MAX_TRIES = 5

/** The day and eight random digits: not guessable, and hardly ever taken. */
export function newNumber(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const day = new Date().toISOString().slice(2, 10).replaceAll('-', '')
  return `${day}${String(random % 100_000_000).padStart(8, '0')}`
}

/**
 * Makes an order under a unique number; retries with another number when one is taken.
 * @param make whether it was made; throws the database's error when the number is taken
 * @returns its number, '' when it was not made
 */
export async function underFreeNumber(
  make: (number: string) => Promise<boolean>,
  next = newNumber,
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const number = next()
    try {
      return (await make(number)) ? number : ''
    } catch (error) {
      const isTaken = /UNIQUE constraint failed: (shop_order\.number|order_line)/.test(
        String(error),
      )
      if (!isTaken || tries === MAX_TRIES) throw error
    }
  }
}
