import type { OrderAddresses, OrderMethods, OrderSummary } from './order-model'

/** A summary as the shop sends it: what its answer has no field for is undefined. */
export type SentSummary = Omit<OrderSummary, Choices> & {
  [name in Choices]?: OrderSummary[name] | undefined
}
type Choices = 'delivery' | 'invoice' | 'cargo' | 'payment'

type Reads = {
  addresses: () => Promise<OrderAddresses>
  cargo: () => Promise<OrderMethods>
  payments: (cargo: string) => Promise<OrderMethods>
}

const chosenOf = ({ methods }: OrderMethods, chosen: string) =>
  methods.find(({ id }) => id === chosen) ?? null

async function withAddresses(
  { delivery, invoice }: SentSummary,
  read: Reads['addresses'],
): Promise<Pick<OrderSummary, 'delivery' | 'invoice'>> {
  if (delivery !== undefined && invoice !== undefined) return { delivery, invoice }
  const { addresses, deliveryId, invoiceId } = await read()
  const saved = (wanted: string) => addresses.find(({ id }) => id === wanted) ?? null
  return {
    delivery: delivery === undefined ? saved(deliveryId) : delivery,
    invoice: invoice === undefined ? saved(invoiceId) : invoice,
  }
}

async function withMethods(
  { cargo: sentCargo, payment: sentPayment }: SentSummary,
  { cargo: readCargo, payments: readPayments }: Reads,
  chosenPayment: string,
): Promise<Pick<OrderSummary, 'cargo' | 'payment'>> {
  const list = sentCargo === undefined ? await readCargo() : null
  const cargo = list ? chosenOf(list, list.chosen) : (sentCargo ?? null)
  if (sentPayment !== undefined) return { cargo, payment: sentPayment }
  const payments = await readPayments(cargo?.id ?? '')
  return { cargo, payment: chosenOf(payments, payments.chosen || chosenPayment) }
}

/**
 * The choices of an order from the calls of its steps, where the summary has no fields for them.
 * @param chosenPayment what was chosen in this session, for a shop that does not name it
 */
export async function completeSummary(
  sent: SentSummary,
  reads: Reads,
  chosenPayment: string,
): Promise<OrderSummary> {
  const [addresses, methods] = await Promise.all([
    withAddresses(sent, reads.addresses),
    withMethods(sent, reads, chosenPayment),
  ])
  return { ...sent, ...addresses, ...methods }
}
