import { writtenPhone } from '~/forms/phone/written-phone'

/** A store's phone link; the backend sends the number with country code and without plus. */
export function StorePhone({ phone }: { phone: string }) {
  const digits = phone.replace(/\D/g, '')
  const text = writtenPhone(phone)
  return (
    <a href={`tel:${text.startsWith('+90') ? '+' : ''}${digits}`} dir="ltr">
      {text}
    </a>
  )
}
