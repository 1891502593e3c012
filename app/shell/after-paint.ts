/**
 * Waits until the frame after a press is on screen: what answers to the press is seen first (a tick, a resting button),
 * and the work it asks for comes then (web.dev "Optimize INP": yield after the visible change).
 */
export const afterPaint = () =>
  new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
