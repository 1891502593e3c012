import type { FormRedirect, PagePart } from '~/rendering/dialogs/page-part'
import type { Outcome } from './form-queue'

/** An element that shows a page: the document's main part, or a dialog. It shows the pages that answer its forms. */
export type PageContainer = {
  contains: (form: HTMLFormElement) => boolean
  show: (part: PagePart) => Promise<void>
  /** Called instead when the answer is a redirect; tells whether the document is left for it. */
  follow: (redirect: FormRedirect, form: HTMLFormElement) => Promise<Outcome>
}

const openDialogs: PageContainer[] = []

/** Registers an open dialog. @returns removes it again */
export function addContainer(dialog: PageContainer): () => void {
  openDialogs.push(dialog)
  return () => void openDialogs.splice(openDialogs.indexOf(dialog), 1)
}

/** The dialog that contains a form; undefined for a form of the page itself. */
export const containerOf = (form: HTMLFormElement): PageContainer | undefined =>
  openDialogs.findLast(({ contains }) => contains(form))
