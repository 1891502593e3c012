/** Characters that a member's text needs. */
export const minLengths = { review: 10, question: 5 }
