/** Announces the number of results; the live region survives re-rendering of the list. */
export function announceResults(): void {
  const found = document.querySelector('.found .tools p, .found .empty')?.textContent ?? ''
  let status = document.getElementById('found-status')
  if (!status) {
    status = document.createElement('p')
    status.id = 'found-status'
    status.className = 'visually-hidden'
    status.setAttribute('role', 'status')
    document.body.appendChild(status)
  }
  if (status.textContent !== found) status.textContent = found
}
