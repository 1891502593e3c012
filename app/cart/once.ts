import type { CartAddAnswer } from '~/shop/cart-model'

type Done = { answers: CartAddAnswer[]; shopCookies: Record<string, string> }

const remembered = new Map<string, { at: number; done: Promise<Done> }>()
const minutes = 60_000
const most = 2000

function forgetOld(now: number): void {
  for (const [key, { at }] of remembered) {
    if (now - at < 10 * minutes && remembered.size <= most) break
    remembered.delete(key)
  }
}

/**
 * Fulfils a wish once: a form sent again with its key (double click, back and send) gets the first answer, and the
 * backend session that came with it (row C16). The backend is told the key too, which holds across isolates; this
 * holds also where a backend does not know the header.
 */
export async function onceByKey(
  key: string,
  now: number,
  shopCookies: Record<string, string>,
  work: () => Promise<CartAddAnswer[]>,
): Promise<CartAddAnswer[]> {
  forgetOld(now)
  const known = remembered.get(key)
  if (known) {
    const done = await known.done
    Object.assign(shopCookies, done.shopCookies)
    return done.answers
  }
  const done = work().then((answers) => ({ answers, shopCookies: { ...shopCookies } }))
  remembered.set(key, { at: now, done })
  done.catch(() => remembered.delete(key))
  return (await done).answers
}
