export const billSeries = { invoice: 'INV', creditNote: 'CRN', proForma: 'PRO' } as const
export type BillSeries = (typeof billSeries)[keyof typeof billSeries]

/** A document's number as people read it: `INV-2026-000042`. */
export function billNumber({
  series,
  year,
  number,
}: {
  series: string
  year: number
  number: number
}): string {
  return `${series}-${year}-${String(number).padStart(6, '0')}`
}
