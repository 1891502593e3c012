type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click opens the link here: by the main button or a key, not in a new tab or window, nor as a download. */
export const isPlainClick = (click: Click): boolean =>
  !(click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
