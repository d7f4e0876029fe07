import { randomBytes } from 'node:crypto'
import type { Random } from '@masar/testing/random'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import {
  assignments,
  companyShelfCourses,
  companyShelves,
  enrolments,
  orderLines,
  orders,
  payments,
} from '../db/schema/index.ts'
import { AppError } from '../errors.ts'
import { endDueLicences } from '../modules/commerce/licences/ending.ts'
import { fulfil } from '../modules/commerce/orders/fulfilment.ts'
import { grantRefund, refuseRefund } from '../modules/commerce/refunds/deciding.ts'
import { requestRefunds } from '../modules/commerce/refunds/requesting.ts'
import { assignOne } from '../modules/companies/assignments/at-once.ts'
import { withdrawChosen } from '../modules/companies/assignments/changing.ts'
import { endEmployment } from '../modules/companies/employees/leaving.ts'
import { takeBack } from '../modules/companies/employees/returning.ts'
import { givePlaceBack } from '../modules/companies/licences/giving-back.ts'
import { startByLicence } from '../modules/companies/licences/starting.ts'
import { lockStructure } from '../modules/companies/structure.ts'
import { lockAccess } from '../modules/learning/access.ts'
import { followProgress } from '../modules/learning/assigned.ts'
import { commandLine, type CompanyActor } from '../modules/platform/audit/actor.ts'
import { audit } from '../modules/platform/audit/audit.ts'
import { company } from './accounts.ts'
import { joined } from './assigning.ts'
import { aged, licensed } from './licences.ts'
import type { TestApi } from './test-api.ts'

/** The acts of `company.md`, Proof, on a company's seats. */
export const seatActs = ['buy', 'assign', 'start', 'return', 'deactivate', 'refund', 'expire'] as const
export type SeatAct = (typeof seatActs)[number]

/** Of a seat, VAT included: 100.00 and 15.00. */
const unitPrice = 11_500

/** A company whose people, buyers and clock act at random on its seats; several acts may be under way at once. */
export class SeatCompany {
  readonly #api: TestApi
  readonly #courseIds: readonly number[]
  readonly #actor: CompanyActor
  readonly #people: { id: number; userId: number }[]
  readonly #bought: { publicId: string; lineId: number }[] = []
  #licenceId: number

  private constructor(
    api: TestApi,
    courseIds: readonly number[],
    {
      actor,
      people,
      licenceId,
    }: { actor: CompanyActor; people: { id: number; userId: number }[]; licenceId: number },
  ) {
    this.#api = api
    this.#courseIds = courseIds
    this.#actor = actor
    this.#people = people
    this.#licenceId = licenceId
  }

  /** With people who have joined, and the courses on its shelf. */
  static async make(api: TestApi, courseIds: readonly number[], size: number): Promise<SeatCompany> {
    const { companyId, id: userId } = await company(api)
    const people = []
    for (let n = 0; n < size; n += 1) people.push(await joined(api, companyId))
    await api.db.insert(companyShelves).values({ companyId })
    await api.db.insert(companyShelfCourses).values(courseIds.map(courseId => ({ companyId, courseId })))
    const actor: CompanyActor = {
      userId,
      capacity: 'company',
      role: 'owner',
      ip: null,
      requestId: null,
      member: { companyId, role: 'owner', branchId: null },
      hasSecondFactor: false,
    }
    const { id: licenceId } = await licensed(api, companyId, size)
    return new SeatCompany(api, courseIds, { actor, people, licenceId })
  }

  /** One act on things by chance. @throws AppError where the service refuses it */
  async act(act: SeatAct, next: Random): Promise<void> {
    const courseId = this.#courseIds[next(this.#courseIds.length)]!
    const person = this.#people[next(this.#people.length)]!
    switch (act) {
      case 'buy':
        return this.#buy(courseId, 1 + next(4))
      case 'assign':
        return next(4) === 0
          ? this.#do(tx => startByLicence(tx, person.userId, { companyId: this.#companyId, courseId }))
          : this.#assign(person.id, courseId)
      case 'start':
        return this.#do(tx => startCourse(tx, person.userId, courseId))
      case 'return':
        return next(4) === 0
          ? this.#do(tx => givePlaceBack(tx, this.#actor, person.id))
          : this.#return(person.id)
      case 'deactivate':
        return this.#leaveOrComeBack(person)
      case 'refund':
        return this.#refund(next)
      case 'expire':
        return this.#expire(1 + next(this.#people.length))
    }
  }

  get #companyId(): number {
    return this.#actor.member.companyId
  }

  async #do(act: (tx: Transaction) => Promise<unknown>): Promise<void> {
    await this.#api.database.prepared.transaction(act)
  }

  /** An order that is paid, as the message of a payment provider does it. */
  async #buy(courseId: number, seats: number): Promise<void> {
    const companyId = this.#companyId
    const total = seats * unitPrice
    const publicId = randomBytes(16).toString('base64url')
    const sums = { subtotal: total, total, net: seats * 10_000, vat: seats * 1_500 }
    await this.#do(async tx => {
      const [order] = await tx
        .insert(orders)
        .values({
          ...sums,
          companyId,
          userId: this.#actor.userId ?? 0,
          publicId,
          idempotencyKey: publicId,
          buyer: { name: { ar: 'شركة' } },
          expiresAt: new Date(Date.now() + 3_600_000),
        })
        .returning()
      const made = order!
      const line = { companyId, orderId: made.id, courseId, title: { ar: 'دورة' }, seats, unitPrice, total }
      const [bought] = await tx.insert(orderLines).values(line).returning({ id: orderLines.id })
      const paid = { orderId: made.id, provider: 'sandbox', providerId: publicId, amount: total }
      const [payment] = await tx.insert(payments).values(paid).returning({ id: payments.id })
      await fulfil(tx, made, payment!.id)
      this.#bought.push({ publicId, lineId: bought!.id })
    })
  }

  async #assign(employeeId: number, courseId: number): Promise<void> {
    const due = { dueOn: null, dueDays: null, countsWorkingDays: false }
    await this.#do(async tx => {
      const { act } = await assignOne(tx, this.#actor, { employeeId, courseId, due })
      await audit(tx, this.#actor, act)
    })
  }

  /** Withdraws a person's open assignments; seats of courses not begun come back. */
  async #return(employeeId: number): Promise<void> {
    const open = await this.#api.db
      .select({ id: assignments.id })
      .from(assignments)
      .where(
        and(eq(assignments.employeeId, employeeId), inArray(assignments.state, ['assigned', 'in_progress'])),
      )
    await this.#do(tx =>
      withdrawChosen(
        tx,
        this.#actor,
        open.map(({ id }) => id),
      ),
    )
  }

  async #leaveOrComeBack({ id, userId }: { id: number; userId: number }): Promise<void> {
    await this.#do(async tx => {
      await lockStructure(tx, this.#companyId)
      const { left } = await endEmployment(tx, this.#actor, [id])
      if (left.length === 0) await takeBack(tx, this.#actor, { id, isInvited: false }, async () => undefined)
      // What they learnt would start each seat that they are given later: they start over.
      else await tx.update(enrolments).set({ percent: 0 }).where(eq(enrolments.userId, userId))
    })
  }

  async #refund(next: Random): Promise<void> {
    const bought = this.#bought[next(this.#bought.length || 1)]
    if (!bought) return
    const { publicId, lineId } = bought
    const buyer = { userId: this.#actor.userId ?? 0, companyId: this.#companyId }
    const asked = { wanted: [{ lineId }], reason: 'x', terms: { days: 14, percent: 20 } }
    const [id = 0] = await this.#api.database.prepared.transaction(tx =>
      requestRefunds(tx, buyer, publicId, asked),
    )
    const isGranted = next(5) > 0
    try {
      await this.#do(tx => (isGranted ? grantRefund : refuseRefund)(tx, commandLine, id, 'x'))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // Its seats were taken meanwhile.
      await this.#do(tx => refuseRefund(tx, commandLine, id, 'x'))
      throw error
    }
  }

  /** The licence's last day is over, and the company has another one. */
  async #expire(places: number): Promise<void> {
    const { id } = await licensed(this.#api, this.#companyId, places)
    const ending = this.#licenceId
    this.#licenceId = id
    await aged(this.#api, ending, 400)
    await endDueLicences(this.#api.db)
  }
}

/** As the first lesson does it. */
async function startCourse(tx: Transaction, userId: number, courseId: number): Promise<void> {
  if (!(await lockAccess(tx, userId, courseId))) return
  await tx
    .update(enrolments)
    .set({ percent: 50 })
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), sql`percent = 0`))
  await followProgress(tx, [userId], courseId, 1)
}
