/** Digits of 3 by 5 points, for the picture of the security code. */
const digits: Record<string, string> = {
  '0': '111101101101111',
  '1': '010110010010111',
  '2': '111001111100111',
  '3': '111001111001111',
  '4': '101101111001001',
  '5': '111100111001111',
  '6': '111100111101111',
  '7': '111001010010010',
  '8': '111101111101111',
  '9': '111101111001111',
}

/** Whether a point of a digit is inked. */
export const isInked = (digit: string, x: number, y: number): boolean =>
  x >= 0 && x < 3 && y >= 0 && y < 5 && digits[digit]?.[y * 3 + x] === '1'
