import { z } from 'zod'
import { flag, givenCents, maybeId, rows } from '~/backend/http/fields'
import { sentence } from '~/backend/site/html/without-markup'
import type { Campaign } from './cart-model'

export const campaignRows = rows(
  z.object({
    ID: maybeId,
    GROUP: maybeId,
    TITLE: sentence,
    DESCRIPTION: sentence,
    SELECTED: flag.optional(),
    DISCOUNT: givenCents,
  }),
)

/** The campaigns that a cart names. Of a shop that chooses none of them itself (without `SELECTED`), all count. */
export function readCampaigns(wire: z.output<typeof campaignRows>): Campaign[] {
  return wire
    .filter(({ TITLE }) => TITLE !== '')
    .map(({ ID, GROUP, TITLE, DESCRIPTION, SELECTED, DISCOUNT }) => ({
      id: ID,
      group: GROUP,
      title: TITLE,
      about: DESCRIPTION === TITLE ? '' : DESCRIPTION,
      isChosen: SELECTED !== false,
      mayChange: SELECTED !== undefined && ID !== '' && GROUP !== '',
      discount: DISCOUNT === null ? null : Math.abs(DISCOUNT),
    }))
}
