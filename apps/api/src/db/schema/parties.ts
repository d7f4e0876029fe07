import type { BilingualText } from './columns.ts'

/** Who sells or buys, as they were when the bill was issued. Names are in one or both languages. */
export interface BillParty {
  name: BilingualText
  vatNumber?: string
  registrationNumber?: string
  address?: BillAddress
  /** How the buyer's own books name the order. */
  purchaseOrder?: string
}

/** Where a bank transfer goes, and its reference. */
export interface BillTransfer {
  iban: string
  bank: string
  beneficiary: string
  reference: string
  /** ISO 8601. */
  until: string
}

/** A Saudi national address, or another country's; `line` where it is one text. */
export interface BillAddress {
  building?: string
  street?: string
  district?: string
  city?: string
  postalCode?: string
  /** Two letters, ISO 3166-1. */
  country: string
  line?: BilingualText
}
