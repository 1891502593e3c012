/** Whether this is `npm run test:deep`: the long matrices whole, of which `npm test` takes a sample. */
export const isDeep = process.env.DEEP === '1'
