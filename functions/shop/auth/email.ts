/** A name by which somebody is found, however it is typed. */
export const nameKey = (name: string): string =>
  // biome-ignore lint/plugin: a sign-in name is a key, the same in every language
  name.normalize('NFKC').toLowerCase()

export const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/
