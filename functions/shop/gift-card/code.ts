/** No letter that looks like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** 80 random bits: nobody guesses a code. */
export const newGiftCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % 32]).join('')

/** The code as it is stored, of capitals that somebody has typed; '' for what is none. */
export function readGiftCode(typed: string): string {
  const code = typed
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return code.length === LENGTH ? code : ''
}

/** The code in groups of four, for reading. */
export const writtenCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code

/** Enough of a code to know the card by: the whole is as good as money. */
export const shortCode = (code: string): string => `•••• ${code.slice(-4)}`
