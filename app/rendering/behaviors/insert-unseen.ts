/** Fills an element once it is well out of sight, as in view it would shift the page; then runs `inserted`. */
export function insertUnseen(element: HTMLElement, parts: Node[], inserted: () => void): void {
  const onChange: IntersectionObserverCallback = ([entry], observer) => {
    if (entry?.isIntersecting !== false) return
    observer.disconnect()
    element.replaceChildren(...parts)
    inserted()
  }
  new IntersectionObserver(onChange, { rootMargin: '60%' }).observe(element)
}
