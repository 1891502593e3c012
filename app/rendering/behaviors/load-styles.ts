/** Adds a sheet that only script needs. @throws when it does not load */
export function loadStyles(href: string): Promise<unknown> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href })
  document.head.appendChild(link)
  return new Promise((done, fail) => Object.assign(link, { onload: done, onerror: fail }))
}
