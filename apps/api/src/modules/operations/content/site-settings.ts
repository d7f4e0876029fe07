import { siteName } from '@masar/site-map/server'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { settings } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'

/** How people reach the site; `pnpm masar setup` and the importer write it. */
export interface ContactSetting {
  email?: string
  phone?: string
  whatsapp?: string
  /** The site's name. */
  company_name?: BilingualText
  address?: BilingualText
  hours?: BilingualText
  social?: { name: string; url: string }[]
}

/** Who sells, as invoices name it; `pnpm masar setup` writes it. */
export interface SellerSetting {
  legal_name: string
  vat_number: string
  registration_number: string
  /** Where companies transfer to; without it no order is paid by transfer. */
  bank?: BankAccount
}

/** The seller's account at a bank. */
export interface BankAccount {
  iban: string
  name: string
  beneficiary: string
}

/** What is stored of the site; nothing is, before its operator has said anything. */
export interface SiteSettings {
  contact: ContactSetting
  seller: SellerSetting | undefined
}

export const siteSettingKeys = ['contact', 'seller'] as const

export function siteSettingsOf(rows: (typeof settings.$inferSelect)[]): SiteSettings {
  const valueOf = (key: (typeof siteSettingKeys)[number]) => rows.find(row => row.key === key)?.value
  return {
    contact: (valueOf('contact') ?? {}) as ContactSetting,
    seller: valueOf('seller') as SellerSetting | undefined,
  }
}

/** The contact details in their whole shape, in the reader's language; what is not stored is empty. */
export function presentContact({ contact, seller }: SiteSettings, locale: Locale) {
  return {
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    whatsapp: contact.whatsapp ?? '',
    company_name: pick(contact.company_name, locale) || siteName(locale),
    address: pick(contact.address, locale),
    hours: pick(contact.hours, locale),
    social: contact.social ?? [],
    // As `vatRateFor` has it: only a seller who is stored without a VAT number charges none.
    charges_vat: seller?.vat_number !== '',
  }
}
