const answerMs = 3000

/** A sentence where nothing at all answers at the shop's origin; none for any answer, whatever its status. */
export async function unansweredShop(origin: string): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(answerMs)
    const answer = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal })
    await answer.body?.cancel()
    return []
  } catch {
    return [`Nothing answers at ${origin}: until it does, pages answer 503. Is SHOP_ORIGIN right?`]
  }
}
