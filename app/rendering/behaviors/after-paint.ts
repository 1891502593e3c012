/** Waits until the frame after an input is painted, so that its visible response comes first (web.dev "Optimize INP"). */
export const afterPaint = () =>
  new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
