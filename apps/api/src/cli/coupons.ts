import { eq, inArray } from 'drizzle-orm'
import type { Command } from 'commander'
import { coupons, courses } from '../db/schema/index.ts'
import { decimal } from '../modules/commerce/bills/tlv.ts'
import { couponCode } from '../modules/commerce/cart/changes.ts'
import { moment, wholeNumber } from './arguments.ts'
import { MoneyError } from './money.ts'
import type { Opened } from './people.ts'

interface CouponOptions {
  percent?: number
  amount?: number
  uses?: number
  perPerson?: number
  minimum?: number
  from?: Date
  until?: Date
  course?: string[]
}

/** `pnpm masar coupon …`. */
// long: a list of options and commands, each short by itself
export function couponCommands(program: Command, opened: Opened): void {
  const coupon = program.command('coupon').description('coupons that take something off a cart')
  coupon
    .command('make')
    .argument('<code>')
    .option('--percent <number>', 'takes off so many percent, 1 to 100', wholeNumber)
    .option('--amount <riyals>', 'takes off so many riyals', wholeNumber)
    .option('--uses <number>', 'how often in all', wholeNumber)
    .option('--per-person <number>', 'how often for one buyer', wholeNumber)
    .option('--minimum <riyals>', 'of the courses it is for', wholeNumber)
    .option('--from <date>', 'as 2027-01-31 or with a time', moment)
    .option('--until <date>', 'as 2027-01-31 or with a time', moment)
    .option('--course <slug...>', 'for these courses alone')
    .action(async (code: string, options: CouponOptions) => {
      const { percent, amount, minimum = 0, course } = options
      if ((percent === undefined) === (amount === undefined))
        throw new MoneyError('Give either --percent or --amount.')
      if (percent !== undefined && (percent < 1 || percent > 100))
        throw new MoneyError('--percent is a whole number from 1 to 100.')
      const row = {
        code: couponCode(code),
        kind: percent === undefined ? ('amount' as const) : ('percent' as const),
        value: (percent ?? amount ?? 0) * 100,
        minimum: minimum * 100,
        maxUses: options.uses ?? null,
        maxUsesPerPerson: options.perPerson ?? null,
        startsAt: options.from ?? null,
        endsAt: options.until ?? null,
      }
      await opened(async ({ db }) => {
        const known = course && (await db.select().from(courses).where(inArray(courses.slug, course)))
        if (course && known?.length !== new Set(course).size)
          throw new MoneyError('Not every one of these courses exists.')
        const made = await db
          .insert(coupons)
          .values({ ...row, courseIds: known?.map(({ id }) => id) ?? null })
          .onConflictDoNothing()
          .returning({ id: coupons.id })
        if (made.length === 0) throw new MoneyError(`There is a coupon ${row.code} already.`)
      })
      console.log(`The coupon ${row.code} is there.`)
    })
  coupon
    .command('list')
    .description('every coupon with its uses')
    .action(async () => {
      const rows = await opened(({ db }) => db.select().from(coupons).orderBy(coupons.id))
      for (const { code, kind, value, uses, maxUses, endsAt } of rows)
        console.log(
          [
            code,
            kind === 'percent' ? `${value / 100} %` : `${decimal(value)} SAR`,
            `${uses} of ${maxUses ?? 'any'} uses`,
            endsAt === null ? 'open' : `until ${endsAt.toISOString()}`,
          ].join('\t'),
        )
      if (rows.length === 0) console.log('None.')
    })
  coupon
    .command('end')
    .description('end a coupon now')
    .argument('<code>')
    .action(async (code: string) => {
      const ended = await opened(({ db }) =>
        db
          .update(coupons)
          .set({ endsAt: new Date() })
          .where(eq(coupons.code, couponCode(code)))
          .returning({ code: coupons.code }),
      )
      if (ended.length === 0) throw new MoneyError(`There is no coupon ${couponCode(code)}.`)
      console.log(`The coupon ${couponCode(code)} has ended.`)
    })
}
