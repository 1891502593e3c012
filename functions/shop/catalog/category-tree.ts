import type { CategoryRow } from './category-queries'

/** A category as the wire has it: each field under both of its names. */
export type CategoryNode = {
  ID: string
  PARENT_ID: string
  TITLE: string
  NAME: string
  LINK: string
  URL: string
  DESCRIPTION: string
  IMAGE: string
  ORDER: number
  STATUS: 1
  IS_ROOT: 0 | 1
  IS_LEAF: 0 | 1
  CHILDREN: CategoryNode[]
}

/** The categories below `parentId` (0: all) as a tree. @param rows parents before children, siblings in their order */
export function categoryTree(rows: CategoryRow[], parentId = 0): CategoryNode[] {
  const nodes = new Map<number, CategoryNode>()
  const roots: CategoryNode[] = []
  for (const row of rows) {
    const node = categoryNode(row)
    nodes.set(row.id, node)
    if (row.parent_id === parentId) roots.push(node)
    const parent = nodes.get(row.parent_id)
    if (parent) {
      parent.CHILDREN.push(node)
      parent.IS_LEAF = 0
    }
  }
  return roots
}

export function categoryNode(row: CategoryRow): CategoryNode {
  return {
    ID: String(row.id),
    PARENT_ID: String(row.parent_id),
    TITLE: row.title,
    NAME: row.title,
    LINK: row.path,
    URL: row.path,
    DESCRIPTION: row.description,
    IMAGE: row.image,
    ORDER: row.position,
    STATUS: 1,
    IS_ROOT: row.parent_id === 0 ? 1 : 0,
    IS_LEAF: 1,
    CHILDREN: [],
  }
}
