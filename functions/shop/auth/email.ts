export const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/
