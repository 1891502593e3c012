/** A picture of a product in its widths of 240, 480 and 1240 pixels. */
export type Picture = {
  ID: string
  SMALL: string
  MEDIUM: string
  BIG: string
  TITLE: string
  MEDIUM_WEBP_JPG: string
}

/** The demo's pictures in a colour (`defter-1-lacivert`) have fewer files: two from the front, from the side the widest. */
function widthsOf(name: string): [small: number, medium: number] {
  if (!/-\d-[a-z]/.test(name)) return [240, 480]
  return /-1-[a-z]/.test(name) ? [480, 480] : [1240, 1240]
}

/**
 * The URLs of a picture; there is an `.avif` beside every `.webp` of the shop's own (IMAGE_TWINS in get-globals). One that
 * lies elsewhere is named by its address and has one width.
 */
export function pictureOf(name: string, title: string, id = name): Picture {
  const [small, medium] = widthsOf(name)
  const at = (width: number) => (/^https?:/.test(name) ? name : `/img/${name}-${width}.webp`)
  return {
    ID: id,
    SMALL: at(small),
    MEDIUM: at(medium),
    BIG: at(1240),
    TITLE: title,
    MEDIUM_WEBP_JPG: at(medium),
  }
}

/** The placeholder for a missing picture. */
export const NO_PICTURE: Picture = {
  ID: '',
  SMALL: '',
  MEDIUM: '',
  BIG: '',
  TITLE: '',
  MEDIUM_WEBP_JPG: '',
}
