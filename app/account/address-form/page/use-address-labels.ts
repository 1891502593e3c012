import type { AddressName } from '~/account/address-form/address-values'
import { useT } from '~/i18n/use-locale'

export function useAddressLabels(): Record<AddressName, string> {
  const t = useT()
  return {
    title: t('address.name'),
    fullname: t('address.fullname'),
    mobile_phone: t('address.phone'),
    country: t('regions.country'),
    province: t('regions.province'),
    city: t('regions.city'),
    town: t('regions.town'),
    district: t('regions.district'),
    address: t('address.street'),
    post_code: t('address.postCode'),
    identity_number: t('address.identity'),
    company: t('address.company'),
    tax_office: t('taxOffice.label'),
    tax_number: t('address.taxNumber'),
    home_phone: t('address.homePhone'),
    nationality: t('address.nationality'),
    is_company_active: t('address.corporate'),
    has_e_invoice: t('address.eInvoice'),
  }
}
