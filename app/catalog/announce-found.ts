/** Says how many products there are now; the place that is heard stays while the list is drawn anew. */
export function announceFound(): void {
  const found = document.querySelector('.found .tools p, .found .empty')?.textContent ?? ''
  let status = document.getElementById('found-status')
  if (!status) {
    status = document.createElement('p')
    status.id = 'found-status'
    status.className = 'vh'
    status.setAttribute('role', 'status')
    document.body.appendChild(status)
  }
  if (status.textContent !== found) status.textContent = found
}
