declare module '*?script-file' {
  const address: string
  export default address
}
