import { z } from 'zod'
import { flag, text } from '~/backend/http/fields'
import { regionLines } from '~/i18n/addresses/region-lines'

type Company = Record<'COMPANY' | 'TAX_OFFICE' | 'TAX_NUMBER', string>
const companyLines = ({ COMPANY, TAX_OFFICE, TAX_NUMBER }: Company) => [
  COMPANY,
  [TAX_OFFICE, TAX_NUMBER].filter(Boolean).join(' '),
]

/** An address of an order, line by line. */
export const orderAddress = z
  .object({
    FULLNAME: text,
    IS_COMPANY_ACTIVE: flag,
    COMPANY: text,
    TAX_OFFICE: text,
    TAX_NUMBER: text,
    ADDRESS: text,
    DISTRICT: text,
    TOWN: text,
    CITY: text,
    STATE: text,
    COUNTRY: text,
    ZIP_CODE: text,
    MOBILE_PHONE: text,
  })
  .transform((one) =>
    [
      ...(one.IS_COMPANY_ACTIVE ? companyLines(one) : []),
      one.FULLNAME,
      one.ADDRESS,
      ...regionLines({
        ...{ district: one.DISTRICT, town: one.TOWN, city: one.CITY, province: one.STATE },
        ...{ country: one.COUNTRY, postCode: one.ZIP_CODE },
      }),
      // Seen with and without the plus sign.
      one.MOBILE_PHONE.replace(/^\+?(?=\d)/, '+'),
    ].filter(Boolean),
  )
  .catch([])
