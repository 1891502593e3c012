import type { ObjectSeed } from '../data/objects'
import { coloursOf, options } from '../data/options'

const folded = (text: string) =>
  text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(' ', '-')

/** The views that each colour has: from the front and from the side. */
export const COLOUR_VIEWS = [1, 2]

const ownNumbers = ({ scheme }: ObjectSeed) => (coloursOf(scheme).length > 0 ? [1, 3] : [1, 2, 3])

/** The names of an object's pictures in its drawing's own colour. */
export const ownViews = (object: ObjectSeed): string[] =>
  ownNumbers(object).map((view) => pictureName(object.key, view))

/** The name of a picture without its width: `defter-1`, in a colour `defter-1-lacivert`. @param option its id, 0 for none */
export function pictureName(object: string, view: number, option = 0): string {
  const colour = options.find(({ id }) => id === option)?.title.tr
  return [object, view, ...(colour ? [folded(colour)] : [])].join('-')
}
