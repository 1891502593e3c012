/** Dispatched on a form whose answer leads to another page, before that page opens; who cancels it opens the page. */
export const leadsEvent = 'vitrin:leads'

/** Its `detail`: the page that comes next, and what the form sent. */
export type LeadsTo = { next: URL; body: URLSearchParams }
