/** How many windows are open, one above the other. */
let open = 0

/** Counts a window that opens (1) or closes (-1); the page is marked by `data-dialog` while there is any. */
export function countWindow(change: 1 | -1): void {
  open += change
  document.documentElement.toggleAttribute('data-dialog', open > 0)
}

/** Shows a window that script made above the page, and takes it away once it is closed. */
export function showWindow(dialog: HTMLDialogElement): void {
  document.body.appendChild(dialog)
  dialog.addEventListener(
    'close',
    () => {
      countWindow(-1)
      dialog.remove()
    },
    { once: true },
  )
  dialog.showModal()
  countWindow(1)
}
