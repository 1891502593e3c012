const linkWord = /^(?!\.{1,2}$)[\w.~+/=%-]{1,512}$/

/** A word of a mail's link, which the shop made up; '' for what no address holds, or what would climb in a path. */
export function linkWordOf(value: unknown): string {
  // A plus that the mail did not encode was read as a space.
  const word = typeof value === 'string' ? value.replaceAll(' ', '+') : ''
  return linkWord.test(word) ? word : ''
}
