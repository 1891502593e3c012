/** Without letters a phone number would take the page's direction. */
const isPhone = (line: string) => /^\+[\d\s]+$/.test(line)

/** An address of an order under its heading; nothing where there is none. */
export function AddressBlock({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>
          <bdi dir={isPhone(line) ? 'ltr' : undefined}>{line}</bdi>
        </p>
      ))}
    </section>
  )
}
