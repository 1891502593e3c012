const present = new Set<string>()

/** The module that script needs before it may send to a path of this site; undefined where it needs none, or has it. */
function missingModule(path: string): string | undefined {
  for (const { path: own = '', module, hasClientAction } of Object.values(
    window.__remixManifest.routes,
  )) {
    const isOwn =
      own === path.slice(1) || (own.endsWith('/*') && path.startsWith(`/${own.slice(0, -1)}`))
    if (hasClientAction && isOwn) return present.has(module) ? undefined : module
  }
}

/**
 * Fetches the code of the action at a path: it says when no answer comes, so it must be there before anything is sent.
 * The router reads the page anew where it cannot load it, and all that was typed would be gone.
 * @returns undefined when nothing is missing, else whether the form may be sent: not when there is no connection. Code
 * that a newer release has replaced is left to the router
 */
export function fetchActionCode(path: string): Promise<boolean> | undefined {
  const module = missingModule(path)
  if (!module) return
  return import(/* @vite-ignore */ module)
    .then(() => present.add(module))
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
