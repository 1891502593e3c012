const loadedModules = new Set<string>()

/** The module with the client action of a path; undefined when it has none or is loaded. */
function missingModule(path: string): string | undefined {
  for (const { path: own = '', module, hasClientAction } of Object.values(
    window.__remixManifest.routes,
  )) {
    const isOwn =
      own === path.slice(1) || (own.endsWith('/*') && path.startsWith(`/${own.slice(0, -1)}`))
    if (hasClientAction && isOwn) return loadedModules.has(module) ? undefined : module
  }
}

/**
 * Loads the client action of a path before anything is sent, since it reports a missing answer. If the router itself
 * failed to load it, it would reload the page and lose typed values.
 * @returns undefined when nothing is missing, else whether the form may be sent: not without a connection. Code that a
 * newer release has replaced is left to the router
 */
export function fetchActionCode(path: string): Promise<boolean> | undefined {
  const module = missingModule(path)
  if (!module) return
  return import(/* @vite-ignore */ module)
    .then(() => loadedModules.add(module))
    .catch(() => fetch(module, { method: 'HEAD' }))
    .then(
      () => true,
      () => false,
    )
}

/** The same for a form that is about to be sent by a button. */
export function codeOfForm(
  form: HTMLFormElement,
  button: HTMLElement | null,
): Promise<boolean> | undefined {
  if (form.method !== 'post') return
  const own = button?.hasAttribute('formaction') ? (button as HTMLButtonElement).formAction : null
  return fetchActionCode(new URL(own ?? form.action).pathname)
}
