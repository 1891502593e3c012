/** Everybody's name and street address. */
export const fullname = 'Ayla Yurt'
export const street = 'Deniz Sokağı 4'
