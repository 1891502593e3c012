import type { Campaign, CartLine } from '../cart-model'
import { asTheyAre } from '../lines/lines-left'
import { lineIdsQuery } from './line-ids'
import { type ChangedLine, isLine } from './same-line'
import type { SendChange } from './send-change'

const hasNote = (line: ChangedLine, note: string, lines: CartLine[]): boolean =>
  lines.some((one) => isLine({ ...line, orderNote: note })(one) && one.orderNote === note) ||
  (!lines.some(isLine(line)) &&
    lines.some((one) => one.productId === line.productId && one.orderNote === note))

/** What a shopper chooses beside the goods: notes and campaigns. */
export function choiceCalls(change: SendChange) {
  return {
    /** Sets the note of a line; '' removes it. It may then be one with an equal line. */
    setNote: (line: ChangedLine, note: string) =>
      change({
        call: {
          key: 'CART_NOTE',
          parts: [line.index],
          query: lineIdsQuery([line]),
          form: new URLSearchParams({ content: note }),
        },
        isDone: ({ lines }) => hasNote(line, note, lines),
        after: asTheyAre,
      }),

    /** Chooses a campaign for the cart, or gives it back. */
    setCampaign: ({ id, group }: Pick<Campaign, 'id' | 'group'>, isChosen: boolean) =>
      change({
        call: {
          ...(isChosen
            ? { key: 'CAMPAIGN_SELECT', parts: [group, id] }
            : { key: 'CAMPAIGN_DESELECT', parts: [id] }),
          form: new URLSearchParams(),
        },
        isDone: ({ campaigns }) =>
          campaigns.some((one) => one.id === id && one.group === group && one.isChosen) ===
          isChosen,
        after: asTheyAre,
      }),
  }
}
