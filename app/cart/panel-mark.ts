/** Marks the cart's address when only the drawer or the dropdown asks for it. */
export const panelMark = 'panel'
