import type { FormRedirect, PagePart } from '~/rendering/dialogs/page-part'

/** A place that shows a page: the document's main part, or a dialog. It shows the pages that answer its forms. */
export type PagePlace = {
  contains: (form: HTMLFormElement) => boolean
  show: (part: PagePart) => Promise<void>
  /** Called instead when the answer is a redirect. */
  follow: (redirect: FormRedirect, form: HTMLFormElement) => Promise<void>
}

const openDialogs: PagePlace[] = []

/** Registers an open dialog. @returns removes it again */
export function addPlace(place: PagePlace): () => void {
  openDialogs.push(place)
  return () => void openDialogs.splice(openDialogs.indexOf(place), 1)
}

/** The dialog that contains a form; undefined for a form of the page itself. */
export const placeOf = (form: HTMLFormElement): PagePlace | undefined =>
  openDialogs.findLast(({ contains }) => contains(form))
