/** Groups of a Turkish number: country, area, then three, two and two digits. */
const turkish = /^(90)(\d{3})(\d{3})(\d{2})(\d{2})$/

/** A store's phone link; the backend sends the number with country code and without plus. */
export function StorePhone({ phone }: { phone: string }) {
  const digits = phone.replace(/\D/g, '')
  const parts = turkish.exec(digits)?.slice(1)
  return (
    <a href={`tel:${parts ? '+' : ''}${digits}`} dir="ltr">
      {parts ? `+${parts.join(' ')}` : phone}
    </a>
  )
}
