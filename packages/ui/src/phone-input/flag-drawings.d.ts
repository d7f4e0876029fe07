/** The package types its index alone, not its single drawings. */
declare module 'country-flag-icons/string/3x2/*' {
  const drawing: string
  export default drawing
}
