/** Lists that come in any order, each without what an earlier one has; one that fails holds no other back. */
export function distinctLists<T extends { id: string }>(lists: Promise<T[]>[]): Promise<T[]>[] {
  const placed = new Set<string>()
  let before: Promise<unknown> = Promise.resolve()
  return lists.map((list) => {
    const own = Promise.all([list, before]).then(([goods]) => {
      const unplaced = goods.filter(({ id }) => !placed.has(id))
      for (const { id } of unplaced) placed.add(id)
      return unplaced
    })
    before = Promise.allSettled([before, own])
    return own
  })
}
