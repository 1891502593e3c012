export type Review = {
  id: string
  name: string
  title: string
  text: string
  /** 1 to 5. */
  stars: number
  date: string
  bought: boolean
  /** How many found it helpful, and how many did not. */
  helpful: number
  unhelpful: number
}

/** How many gave one star, two and so on to five. */
export type StarCounts = number[]

/** The order and the words that a page of reviews is asked by. */
export type ReviewWish = { page: number; words: string; by: 'date' | 'rate'; ascending: boolean }

/** What the shop says to something written to it; `field` is what was wrong, as the backend names it. */
export type WriteAnswer = { ok: boolean; statusText: string; field: string }
export type Reviews = { total: number; page: number; pages: number; items: Review[] }

export type Question = {
  id: string
  name: string
  text: string
  date: string
  answers: { id: string; text: string; date: string; byShop: boolean }[]
}
export type Questions = { total: number; page: number; pages: number; items: Question[] }

/** Whom one may write to. */
export type Department = { id: string; name: string }

/** A conversation with a department, as its list shows it; `date` in ISO 8601. */
export type Message = {
  id: string
  subject: string
  department: string
  date: string
  open: boolean
  /** The shop wrote something that its member has not opened yet. */
  unread: boolean
}

/** A conversation with what was written in it, in order. */
export type OpenMessage = Message & { lines: { byShop: boolean; text: string; date: string }[] }

/** What is written to a department; `parentId` names the conversation that it answers in. */
export type NewMessage = {
  subject: string
  text: string
  departmentId: string
  parentId?: string
  /** Of somebody without a membership. */
  name?: string
  email?: string
  /** Of its form: a repeated one makes no second message. */
  key?: string
}
