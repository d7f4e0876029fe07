/** The first 16 figures of a receipt in groups of four: enough to tell two apart by eye. */
export function shortReceipt(receipt: string): string {
  return (
    receipt
      .slice(0, 16)
      .toUpperCase()
      .match(/.{1,4}/g)
      ?.join('-') ?? ''
  )
}
