/** A path with its letters decoded, as it is where that cannot be done; what parts a path stays encoded. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
