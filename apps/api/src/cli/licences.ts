import { desc, eq } from 'drizzle-orm'
import type { Command } from 'commander'
import { companies, licenceOffers } from '../db/schema/index.ts'
import { decimal } from '../modules/commerce/bills/tlv.ts'
import { stateOf } from '../modules/commerce/licences/desk-reading.ts'
import { offerColumns, offerLicence, withdrawOffer } from '../modules/commerce/licences/offers.ts'
import { commandLine } from '../modules/platform/audit/actor.ts'
import { day, wholeNumber } from './arguments.ts'
import { allowed, MoneyError } from './money.ts'
import type { Opened } from './people.ts'

interface OfferOptions {
  places: number
  price: number
  until: string
  continues?: number
}

/** `pnpm masar licence …`. */
// long: a list of commands, each short by itself
export function licenceCommands(program: Command, opened: Opened): void {
  const licence = program.command('licence').description('yearly licences of companies for their own shelf')
  licence
    .command('offer')
    .description('offers a company a licence, which it buys in its portal')
    .argument('<company>', 'its slug')
    .requiredOption('--places <number>', 'for so many people', wholeNumber)
    .requiredOption('--price <halalas>', 'of a place for the year, in halalas, VAT included', wholeNumber)
    .requiredOption(
      '--until <date>',
      'the last day on which it can be ordered, in the company’s zone, as 2027-01-31',
      day,
    )
    .option('--continues <id>', 'the licence that it continues, as the portal’s API names it', wholeNumber)
    .action(async (slug: string, { places, price, until, continues }: OfferOptions) => {
      if (places < 1 || places > 10_000) throw new MoneyError('--places is a whole number from 1 to 10000.')
      if (price < 1) throw new MoneyError('--price is at least one halala.')
      const id = await opened(async ({ db }) => {
        const [company] = await db
          .select({ id: companies.id })
          .from(companies)
          .where(eq(companies.slug, slug))
        if (!company) throw new MoneyError(`No company has the slug ${slug}.`)
        const offer = { companyId: company.id, places, unitPrice: price, lastDay: until }
        return allowed(
          db.transaction(tx => offerLicence(tx, commandLine, { ...offer, continuesId: continues ?? null })),
        )
      })
      console.log(`The offer ${id} is made: ${places} places at ${decimal(price)} SAR.`)
    })
  licence
    .command('list')
    .description('every offer, the newest first')
    .action(async () => {
      const rows = await opened(({ db }) =>
        db
          .select({ offer: offerColumns, slug: companies.slug })
          .from(licenceOffers)
          .innerJoin(companies, eq(companies.id, licenceOffers.companyId))
          .orderBy(desc(licenceOffers.id)),
      )
      for (const { offer, slug } of rows)
        console.log(
          [
            offer.id,
            slug,
            `${offer.places} places`,
            `${decimal(offer.unitPrice)} SAR`,
            stateOf(offer),
            `until ${offer.lastDay}`,
          ].join('\t'),
        )
      if (rows.length === 0) console.log('No offers.')
    })
  licence
    .command('withdraw')
    .description('withdraws an offer that was not bought')
    .argument('<id>', 'as the list says', wholeNumber)
    .action(async (id: number) => {
      await opened(({ db }) => allowed(db.transaction(tx => withdrawOffer(tx, commandLine, id))))
      console.log(`The offer ${id} is withdrawn.`)
    })
}
