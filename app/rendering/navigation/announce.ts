let status: HTMLElement | undefined

let page = import.meta.env.SSR ? '' : location.pathname

/** Lets a screen reader speak the title of a new page, as it does when a document loads. */
export function announcePage(): void {
  if (page === location.pathname) return
  page = location.pathname
  if (!status?.isConnected) {
    status = document.createElement('p')
    status.className = 'visually-hidden'
    status.setAttribute('role', 'status')
    document.body.appendChild(status)
  }
  status.textContent = document.title
}
