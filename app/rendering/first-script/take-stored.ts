/** Takes what the page before left in session storage. */
export function takeStored<T>(key: string): T | null {
  const text = sessionStorage[key]
  delete sessionStorage[key]
  return JSON.parse(text ?? 'null')
}
