import { inArray, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../db/client.ts'
import { settings } from '../../db/schema/index.ts'
import {
  siteSettingKeys,
  siteSettingsOf,
  type SiteSettings,
} from '../../modules/operations/content/site-settings.ts'
import type { SetupAnswers } from './fields.ts'

async function readSite(db: Connection): Promise<SiteSettings> {
  return siteSettingsOf(await db.select().from(settings).where(inArray(settings.key, siteSettingKeys)))
}

/** What is stored, as answers; what is not stored is left out. */
export async function storedAnswers(db: Connection): Promise<SetupAnswers> {
  const { contact, seller } = await readSite(db)
  const answers: Record<string, string | undefined> = {
    'site.name.ar': contact.company_name?.ar,
    'site.name.en': contact.company_name?.en,
    'contact.email': contact.email,
    'contact.phone': contact.phone,
    'contact.address.ar': contact.address?.ar,
    'contact.address.en': contact.address?.en,
    'seller.legal_name': seller?.legal_name,
    'seller.vat_number': seller?.vat_number,
    'seller.registration_number': seller?.registration_number,
    'seller.bank.iban': seller?.bank?.iban,
    'seller.bank.name': seller?.bank?.name,
    'seller.bank.beneficiary': seller?.bank?.beneficiary,
  }
  return Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined),
  ) as SetupAnswers
}

/** Stores the answers in the settings, all or nothing; what setup does not ask (hours, WhatsApp) stays as it is. */
export async function storeAnswers(db: Database, answers: SetupAnswers): Promise<void> {
  const of = (key: string) => answers[key] ?? ''
  const both = (key: string) => ({ ar: of(`${key}.ar`), en: of(`${key}.en`) })
  await db.transaction(async tx => {
    const { contact } = await readSite(tx)
    const rows = [
      {
        key: 'contact',
        value: {
          ...contact,
          company_name: both('site.name'),
          email: of('contact.email'),
          phone: of('contact.phone'),
          address: both('contact.address'),
        },
      },
      {
        key: 'seller',
        value: {
          legal_name: of('seller.legal_name'),
          vat_number: of('seller.vat_number'),
          registration_number: of('seller.registration_number'),
          ...(of('seller.bank.iban') !== '' && {
            bank: {
              iban: of('seller.bank.iban'),
              name: of('seller.bank.name'),
              beneficiary: of('seller.bank.beneficiary'),
            },
          }),
        },
      },
    ]
    await tx
      .insert(settings)
      .values(rows)
      .onConflictDoUpdate({
        target: settings.key,
        set: { value: sql`excluded.value`, updatedAt: sql`now()` },
      })
  })
}
