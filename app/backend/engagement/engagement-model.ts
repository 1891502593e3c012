export type Review = {
  id: string
  name: string
  title: string
  text: string
  /** 0 for one without a rating. */
  stars: number
  date: string
  bought: boolean
  /** Null where the shop does not count them. */
  votes: { helpful: number; unhelpful: number } | null
}

export type StarCounts = number[]

export type ReviewRequest = { page: number; words: string; by: 'date' | 'rate'; ascending: boolean }

/** `field` is the invalid field as the backend names it. */
export type WriteAnswer = { ok: boolean; statusText: string; field: string }
type PageOf<T> = {
  total: number
  page: number
  pages: number
  items: T[]
  isUnavailable?: true
}
export type Reviews = PageOf<Review>

export type Question = {
  id: string
  name: string
  text: string
  date: string
  answers: { id: string; text: string; date: string; byShop: boolean }[]
}
export type Questions = PageOf<Question>

export type Department = { id: string; name: string }

/** `date` in ISO 8601. */
export type Message = {
  id: string
  subject: string
  department: string
  date: string
  open: boolean
  /** The member has not opened the shop's last message. */
  unread: boolean
}

export type OpenMessage = Message & { lines: { byShop: boolean; text: string; date: string }[] }

/** `parentId` is the conversation that it replies to. */
export type NewMessage = {
  subject: string
  text: string
  departmentId: string
  parentId?: string
  name?: string
  email?: string
  key?: string
  /** A security code, by its name in the contract. */
  proof?: Record<string, string>
}
