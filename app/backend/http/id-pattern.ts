/** An id that is safe in a path, of digits or a text: `310`, `KC-310`. */
export const idPattern = /^[\w-]{1,64}$/
