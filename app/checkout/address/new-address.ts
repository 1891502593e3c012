/** What a radio sends that stands for the address typed below. */
export const newAddress = 'yeni'
