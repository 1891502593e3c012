/** A Turkish number, stored as digits with its prefix, as a field shows it. */
export const maskedPhone = (phone: string): string =>
  phone.replace(/^90(\d{3})(\d{3})(\d\d)(\d\d)$/, '+90 ($1) $2-$3-$4')
