/** Runs a step that the page works without: storage may be forbidden. */
export function attempt(step: () => void): void {
  try {
    step()
  } catch {
    // The others run all the same.
  }
}
