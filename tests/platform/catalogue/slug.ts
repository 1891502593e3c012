const ascii: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a' }

/** A path as the platform makes it of a title; `unicode` leaves Turkish letters as they are. */
export function slug(title: string, unicode = false): string {
  const lower = title.toLocaleLowerCase('tr').normalize('NFC')
  const text = unicode ? lower : lower.replace(/[çğıöşüâ]/g, (letter) => ascii[letter] ?? letter)
  return text.replace(/[^\p{Letter}\p{Number}]+/gu, '-').replace(/^-|-$/g, '')
}
