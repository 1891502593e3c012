/** The form of an e-mail address that the shop takes. */
export const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/
