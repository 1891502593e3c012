/** Country, area, then three, two and two digits. */
const turkish = /^\+?90([1-9]\d{2})(\d{3})(\d{2})(\d{2})$/

/** A phone number as a shopper reads it: a Turkish one by its mask, any other as it came. */
export function writtenPhone(phone: string): string {
  const parts = turkish.exec(phone.replace(/[\s()-]/g, ''))
  return parts ? `+90 (${parts[1]}) ${parts[2]}-${parts[3]}-${parts[4]}` : phone
}
