import { writtenPhone } from '~/forms/phone/written-phone'

const isPhone = (line: string) => /^\+[\d\s()-]+$/.test(line)

/** A line of an address. Without letters a phone number would take the page's direction. */
export function AddressLine({ line }: { line: string }) {
  return isPhone(line) ? <bdi dir="ltr">{writtenPhone(line)}</bdi> : <bdi>{line}</bdi>
}

/** An address of an order under its heading; nothing where there is none. */
export function AddressBlock({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>
          <AddressLine line={line} />
        </p>
      ))}
    </section>
  )
}
