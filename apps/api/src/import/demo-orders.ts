import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { companyMembers, courses, enrolmentGrants, licences, orders, users } from '../db/schema/index.ts'
import type { PaymentParts } from '../modules/commerce/payments/create.ts'
import { offerLicence } from '../modules/commerce/licences/offers.ts'
import { plusDays } from '../modules/companies/requirements/status.ts'
import { commandLine } from '../modules/platform/audit/actor.ts'
import { companyToday } from '../modules/platform/calendar/days.ts'
import { demoAccounts, demoBuyer } from './demo-accounts.ts'
import { DemoBuyer } from './demo-buying.ts'
import { demoCoupons } from './demo-coupons.ts'

const slugs = [
  'arabic-typography',
  'english-for-work-emails',
  'interfaces-right-to-left',
  'leading-small-teams',
  'machine-learning-plainly',
  'web-pages-from-scratch',
] as const
type CourseOf = (slug: (typeof slugs)[number], seats?: number) => { courseId: number; seats: number }

/**
 * Makes orders in every state where there are none, by the acts of buyers and operators: a person's, for people who try them, and those of the
 * demo's company. Nothing is done where the demo's people or courses are not all there or people have them, or nothing is paid at the sandbox.
 */
export async function makeDemoOrders(db: Database, { payments, sandbox }: PaymentParts): Promise<void> {
  if (sandbox === null || payments.active !== sandbox || (await db.$count(orders)) > 0) return
  const course = await coursesOf(db)
  const person = await buyerOf(db)
  const member = await memberOf(db)
  if (!course || !person || !member || (await hasAny(db, person.id, course))) return
  const parts = { payments, sandbox }
  await ordersOfPerson(
    new DemoBuyer(db, parts, {
      key: { userId: person.id, companyId: null },
      details: { name: person.name },
    }),
    course,
  )
  const ofCompany = new DemoBuyer(db, parts, {
    key: member,
    details: {
      name: 'شركة نخلة للخدمات اللوجستية المحدودة',
      vat_number: '300000000100003',
      registration_number: '1099000017',
      address: {
        street: 'طريق الخرج',
        district: 'حي السلي',
        city: 'الرياض',
        postal_code: '14322',
        country: 'SA',
      },
      purchase_order: 'PO-2026-118',
    },
  })
  await ordersOfCompany(ofCompany, course)
  await nextYearOfLicence(db, ofCompany, member.companyId)
}

async function ordersOfPerson(buyer: DemoBuyer, course: CourseOf): Promise<void> {
  const refunded = await buyer.order([course('english-for-work-emails')])
  await buyer.pay(refunded)
  await buyer.giveBack(await buyer.askBack(refunded, 1, 'اخترت دورة أخرى.'))

  const partly = await buyer.order([course('arabic-typography'), course('leading-small-teams')])
  await buyer.pay(partly)
  await buyer.giveBack(await buyer.askBack(partly, 1, ''))

  const waiting = await buyer.order([course('web-pages-from-scratch')], { coupon: demoCoupons[0].code })
  await buyer.pay(waiting)
  await buyer.askBack(waiting, 1, 'لم أجد الوقت الكافي لها.')

  await buyer.pay(await buyer.order([course('machine-learning-plainly')]))
  await buyer.fail(await buyer.order([course('english-for-work-emails')]))
  await buyer.expire(await buyer.order([course('english-for-work-emails')]))
  await buyer.cancel(await buyer.order([course('english-for-work-emails')]))
  await buyer.order([course('english-for-work-emails'), course('interfaces-right-to-left')])
}

async function ordersOfCompany(buyer: DemoBuyer, course: CourseOf): Promise<void> {
  await buyer.pay(await buyer.order([course('machine-learning-plainly', 10)]))
  const fewer = await buyer.order([course('interfaces-right-to-left', 5)])
  await buyer.pay(fewer)
  await buyer.giveBack(await buyer.askBack(fewer, 2, 'قلّ عدد الملتحقين.'))
  await buyer.order([course('web-pages-from-scratch', 25)], { method: 'bank_transfer' })
}

/** The company buys the year after its first licence, with a bill for it. */
async function nextYearOfLicence(db: Database, buyer: DemoBuyer, companyId: number): Promise<void> {
  const [first] = await db
    .select({ id: licences.id, places: licences.places, unitPrice: licences.unitPrice })
    .from(licences)
    .where(eq(licences.companyId, companyId))
    .orderBy(asc(licences.id))
  if (!first) return
  const { id: continuesId, ...offer } = first
  const offerId = await db.transaction(async tx =>
    offerLicence(tx, commandLine, {
      companyId,
      ...offer,
      continuesId,
      lastDay: plusDays(await companyToday(tx, companyId), 30),
    }),
  )
  await buyer.pay(await buyer.orderLicence(companyId, offerId))
}

async function coursesOf(db: Database): Promise<CourseOf | null> {
  const rows = await db
    .select({ id: courses.id, slug: courses.slug })
    .from(courses)
    .where(inArray(courses.slug, [...slugs]))
  const ids = new Map<string, number>(rows.flatMap(({ id, slug }) => (slug === null ? [] : [[slug, id]])))
  if (ids.size < slugs.length) return null
  return (slug, seats = 1) => ({ courseId: ids.get(slug) ?? 0, seats })
}

/** Whether the person has one of the courses by now, as in a database that has been in use for a while. */
async function hasAny(db: Database, userId: number, course: CourseOf): Promise<boolean> {
  const ids = slugs.map(slug => course(slug).courseId)
  const own = and(eq(enrolmentGrants.userId, userId), inArray(enrolmentGrants.courseId, ids))
  return (await db.$count(enrolmentGrants, own)) > 0
}

async function buyerOf(db: Database): Promise<{ id: number; name: string } | undefined> {
  const [row] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.email, demoBuyer))
  return row
}

/** Who looks after money in the demo's company. */
async function memberOf(db: Database): Promise<{ userId: number; companyId: number } | undefined> {
  const email = demoAccounts.find(({ role }) => role === 'finance')?.email ?? ''
  const [row] = await db
    .select({ userId: companyMembers.userId, companyId: companyMembers.companyId })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(users.email, email))
  return row
}
