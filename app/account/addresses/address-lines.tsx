import type { Address } from '~/backend/addresses/address-model'
import { writtenPhone } from '~/forms/phone/written-phone'

export function AddressLines({ address }: { address: Address }) {
  const { fullname, company, isCompany, district, town, city, province, country, postCode } =
    address
  const regionNames = [district.title, town.title, city.title, province.title].filter(Boolean)
  // A sole trader's company has the trader's name; the set drops the duplicate.
  const lines = new Set([
    isCompany ? company : '',
    fullname,
    address.address,
    regionNames.join(', '),
    [postCode, country.title].filter(Boolean).join(' '),
  ])
  lines.delete('')
  return (
    <address className="address-lines">
      {[...lines].map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
      {address.mobilePhone && <bdi dir="ltr">{writtenPhone(`+${address.mobilePhone}`)}</bdi>}
    </address>
  )
}
