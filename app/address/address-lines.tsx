import type { Address } from '~/shop/address-model'

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  const { fullname, company, isCompany, district, town, city, province, country, postCode } =
    address
  const place = [district.title, town.title, city.title, province.title].filter(Boolean)
  return (
    <address className="address-lines">
      {isCompany && company && <span>{company}</span>}
      <span>{fullname}</span>
      <span>{address.address}</span>
      <span>{place.join(', ')}</span>
      <span>{[postCode, country.title].filter(Boolean).join(' ')}</span>
      {address.mobilePhone && <bdi dir="ltr">{`+${address.mobilePhone}`}</bdi>}
    </address>
  )
}
