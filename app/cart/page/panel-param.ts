/** Query parameter of the cart's URL when only the drawer or the dropdown loads it. */
export const panelParam = 'panel'
