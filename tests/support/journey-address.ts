import { shop } from './facts/shop-facts'
import { homeAddress } from './home-address'

/** An address that the shop of the journeys delivers to, as the address form sends it. */
export const journeyAddress = { ...homeAddress, ...shop.homeAddress }
