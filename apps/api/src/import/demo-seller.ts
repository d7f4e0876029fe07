import type { Database } from '../db/client.ts'
import { settings } from '../db/schema/index.ts'
import type { SellerSetting } from '../modules/operations/content/site-settings.ts'

/** Without a seller no order can be billed, so none can be paid. The numbers are well-formed but belong to no one. */
const seller = {
  legal_name: 'شركة مسار التجريبية للتعليم',
  vat_number: '399999999900003',
  registration_number: '1010000000',
  bank: { iban: 'SA0380000000608010167519', name: 'بنك تجريبي', beneficiary: 'شركة مسار التجريبية للتعليم' },
} satisfies SellerSetting

/** Names the demo's seller where none is set up. */
export async function makeDemoSeller(db: Database): Promise<void> {
  await db.insert(settings).values({ key: 'seller', value: seller }).onConflictDoNothing()
}
