import type { Address } from '~/backend/addresses/address-model'
import { writtenPhone } from '~/forms/phone/written-phone'
import { regionLines } from '~/i18n/addresses/region-lines'

export function AddressLines({ address }: { address: Address }) {
  const { fullname, company, isCompany, district, town, city, province, country, postCode } =
    address
  // A sole trader's company has the trader's name; the set drops the duplicate.
  const lines = new Set([
    isCompany ? company : '',
    fullname,
    address.address,
    ...regionLines({
      ...{ district: district.title, town: town.title, city: city.title },
      ...{ province: province.title, country: country.title, postCode },
    }),
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
