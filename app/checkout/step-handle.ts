import frame from '~/checkout/checkout-frame.css?url'

/** The handle of every step's route: root.tsx links the frame's styles in the document's head. */
export const stepHandle = { frame }
