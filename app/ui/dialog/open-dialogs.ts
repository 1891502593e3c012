let openCount = 0

/** Counts a dialog that opens (1) or closes (-1); `data-dialog-open` marks the page while any is open. */
export function countDialog(change: 1 | -1): void {
  openCount += change
  document.documentElement.toggleAttribute('data-dialog-open', openCount > 0)
}

/** Shows a dialog created by script, and removes it once closed. */
export function showDialog(dialog: HTMLDialogElement): void {
  document.body.appendChild(dialog)
  dialog.addEventListener(
    'close',
    () => {
      countDialog(-1)
      dialog.remove()
    },
    { once: true },
  )
  dialog.showModal()
  countDialog(1)
}
