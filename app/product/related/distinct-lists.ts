/** Lists of goods, each without what an earlier one has, unless that is all it has. Each waits for those before it; one that fails does not fail another. */
export function distinctLists<T extends { id: string }>(lists: Promise<T[]>[]): Promise<T[]>[] {
  const placed = new Set<string>()
  let before: Promise<unknown> = Promise.resolve()
  return lists.map((list) => {
    const own = Promise.all([list, before]).then(([goods]) => {
      const unplaced = goods.filter(({ id }) => !placed.has(id))
      for (const { id } of unplaced) placed.add(id)
      return unplaced.length > 0 ? unplaced : goods
    })
    before = Promise.allSettled([before, own])
    return own
  })
}
