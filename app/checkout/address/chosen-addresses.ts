import { z } from 'zod'
import { addressId } from '~/account/address-form/address-owner'
import type { Translate } from '~/i18n/translators'
import { newAddress } from './new-address'

/** Reads the chosen addresses; with `ayni` the invoice goes where the goods go. */
export function chosenAddresses(t: Translate) {
  const message = t('order.chooseAddress')
  const delivery = z
    .string(message)
    .transform(addressId)
    .refine((id) => id !== '0', message)
  return z
    .object({ delivery, invoice: z.string().optional(), ayni: z.string().optional() })
    .transform(({ delivery, invoice, ayni }, check) => {
      const id = ayni === '1' ? delivery : addressId(invoice)
      if (id === '0') check.addIssue({ code: 'custom', path: ['invoice'], message })
      return { delivery, invoice: id }
    })
}

export type ChosenAddresses = z.output<ReturnType<typeof chosenAddresses>>

export const hasNewAddress = ({ delivery, invoice }: ChosenAddresses): boolean =>
  delivery === newAddress || invoice === newAddress

/** The choice once the address typed below has an id. */
export const withSavedId = (chosen: ChosenAddresses, id: string): ChosenAddresses => ({
  delivery: chosen.delivery === newAddress ? id : chosen.delivery,
  invoice: chosen.invoice === newAddress ? id : chosen.invoice,
})
