/** Who everybody is, and the street that they live in. */
export const fullname = 'Ayla Yurt'
export const street = 'Deniz Sokağı 4'
