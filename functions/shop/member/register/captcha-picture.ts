/** Strokes of the characters, each a line through points of a 10 by 20 field. */
const STROKES: Record<string, string> = {
  '0': '1,1 9,1 9,19 1,19 1,1',
  '1': '3,4 6,1 6,19',
  '2': '1,3 5,1 9,3 9,8 1,19 9,19',
  '3': '1,1 9,1 4,9 9,12 8,18 1,19',
  '4': '7,19 7,1 1,13 9,13',
  '5': '9,1 1,1 1,9 8,9 9,15 7,19 1,19',
  '6': '8,1 2,9 1,15 4,19 8,18 9,13 6,10 1,12',
  '7': '1,1 9,1 4,19',
  '8': '5,9 1,5 5,1 9,5 5,9 1,14 5,19 9,14 5,9',
  '9': '9,8 4,10 1,6 4,1 8,2 9,8 8,14 3,19',
  '+': '5,5 5,15 5,10 1,10 9,10',
  '=': '1,8 9,8 9,8 1,13 9,13',
  '?': '1,5 3,1 8,2 8,7 5,10 5,14 5,18 5,19',
}

function nudge(max: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
  return Math.round((random / 255 - 0.5) * 2 * max * 10) / 10
}

/** A character's strokes, slightly crooked. */
function pointsOf(character: string): string {
  const points = (STROKES[character] ?? '').split(' ')
  const moved = (value: string) => Math.round((Number(value) + nudge(0.5)) * 10) / 10
  return points.map((point) => point.split(',').map(moved).join(',')).join(' ')
}

/** A sum as a picture that contains no text. */
export function pictureOfSum(first: number, second: number): string {
  const strokes = [...`${first}+${second}=?`].map((character, index) => {
    const at = `translate(${12 + index * 28 + nudge(2)} ${14 + nudge(4)}) rotate(${nudge(12)}) scale(1.5)`
    return `<polyline transform="${at}" points="${pointsOf(character)}"/>`
  })
  const line = () => `<path d="M0 ${28 + nudge(20)} L160 ${28 + nudge(20)}" stroke-width="1"/>`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="56" viewBox="0 0 160 56">',
    '<rect width="160" height="56" fill="#f4f1ea"/>',
    '<g fill="none" stroke="#33302a" stroke-width="2" stroke-linecap="round">',
    ...strokes,
    line(),
    line(),
    '</g></svg>',
  ].join('')
}
