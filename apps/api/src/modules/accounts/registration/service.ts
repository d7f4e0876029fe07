import { fold } from '@masar/text'
import { eq } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import { nameFields, nameInItsScript } from '../../../db/names.ts'
import { companies, instructors, users, type UserKind } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { newToken } from '../../../secrets.ts'
import { readCode } from '../fields/code.ts'
import {
  FieldErrors,
  readCompanyNumbers,
  readInstructor,
  readLegalName,
  readLine,
  readPerson,
  type Person,
  type PersonForm,
} from '../fields/person.ts'
import { hashPassword } from '../auth/passwords.ts'
import { openSession, signInFields, type Caller, type SignInAccount } from '../auth/session-opening.ts'
import type { Challenges } from '../challenges/challenges.ts'
import { findInvitation, join } from '../../companies/invitations/join.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import type { CompanyBody, InstructorBody, StudentBody } from './schema.ts'

/** A registration as it waits, sealed, for its code: no account exists before the address is proved. */
interface PendingAccount {
  person: Person
  passwordHash: string
  acceptedAt: string
  /** The link of a company that invited this person. */
  invitation?: string | undefined
  instructor?: { title: string; bio: string; expertise: string[] }
  company?: { legalName: string; registrationNumber: string; vatNumber: string | null; address: string }
}
type From = { ip: string; locale: Locale }

/** Students, instructors and companies come in: a form, a code, an account. */
export class Registration {
  readonly #db: Database
  readonly #challenges: Challenges
  readonly #mails: MailQueue

  constructor(db: Database, challenges: Challenges, mails: MailQueue) {
    this.#db = db
    this.#challenges = challenges
    this.#mails = mails
  }

  async student(form: StudentBody, from: From) {
    const errors = new FieldErrors()
    const person = await readPerson(this.#db, form, errors)
    errors.throwIfAny()
    return this.#begin('student', form, { person, invitation: form.invitation }, from)
  }

  async instructor(form: InstructorBody, from: From) {
    const errors = new FieldErrors()
    const person = await readPerson(this.#db, form, errors)
    const instructor = { title: '', bio: '', expertise: [], ...readInstructor(form, errors) }
    errors.throwIfAny()
    return this.#begin('instructor', form, { person, instructor }, from)
  }

  async company(form: CompanyBody, from: From) {
    const errors = new FieldErrors()
    const person = await readPerson(this.#db, form, errors)
    const numbers = readCompanyNumbers(form, person.countryCode, errors)
    const legalName = readLegalName(form.legal_name, errors)
    const address = readLine(form.address, errors, 'address', 300)
    errors.throwIfAny()
    return this.#begin('company', form, { person, company: { legalName, address, ...numbers } }, from)
  }

  /** The same work and the same answer whether or not the address has an account; its owner alone learns of it. */
  async #begin(
    kind: UserKind,
    form: PersonForm,
    account: Omit<PendingAccount, 'passwordHash' | 'acceptedAt'>,
    from: From,
  ) {
    const { email } = account.person
    await this.#challenges.count(email, { ip: from.ip })
    const passwordHash = await hashPassword(form.password)
    const [known] = await this.#db.select({ id: users.id }).from(users).where(eq(users.email, email))
    const pending: PendingAccount = { ...account, passwordHash, acceptedAt: new Date().toISOString() }
    return this.#challenges.open({
      purpose: `register_${kind}`,
      address: email,
      locale: from.locale,
      pending,
      ...(known && { decoy: 'notify_owner' as const }),
    })
  }

  /** The code of a student's or a company's registration makes the account and signs in. */
  async finish(kind: 'student' | 'company', otp: string, code: string, caller: Caller) {
    return this.#challenges.answer(
      otp,
      readCode(code),
      [`register_${kind}`],
      async (tx, { row, pending }) => {
        const account = pending as PendingAccount
        const user = await createAccount(tx, kind, account, row.locale)
        if (account.invitation !== undefined) await joinIfItWorks(tx, account.invitation, user.id, caller)
        if (account.company) await createCompany(tx, user.id, account.company, row.locale)
        // A new account has no second factor yet.
        return openSession(tx, user, caller, null)
      },
    )
  }

  /** The code of an instructor's registration makes the account, and the application that an operator decides on. */
  async finishInstructor(otp: string, code: string): Promise<void> {
    await this.#challenges.answer(
      otp,
      readCode(code),
      ['register_instructor'],
      async (tx, { row, pending }) => {
        const account = pending as PendingAccount
        const user = await createAccount(tx, 'instructor', account, row.locale)
        await createApplication(tx, user, account, row.locale)
        await this.#mails.write(tx, `instructor-waits-${user.id}`, {
          to: account.person.email,
          locale: row.locale,
          template: 'instructor_waits',
        })
      },
    )
  }
}

/** @throws AppError `email_taken` when the address got an account while the code was on its way: its owner has just proved it */
async function createAccount(
  tx: Connection,
  kind: UserKind,
  { person, passwordHash, acceptedAt }: PendingAccount,
  locale: Locale,
): Promise<SignInAccount> {
  const [user] = await tx
    .insert(users)
    .values({
      kind,
      ...person,
      ...nameFields(person.name),
      passwordHash,
      locale,
      verifiedAt: new Date(),
      termsAcceptedAt: new Date(acceptedAt),
    })
    .onConflictDoNothing({ target: users.email })
    .returning(signInFields)
  if (!user) throw new AppError('email_taken')
  return user
}

/** An invitation that ended while its code was on the way does not cost the person the account. */
async function joinIfItWorks(
  tx: Transaction,
  invitation: string,
  userId: number,
  { ip }: Caller,
): Promise<void> {
  const actor = { userId, capacity: 'personal' as const, role: null, ip, requestId: null }
  if (await findInvitation(tx, invitation)) await join(tx, invitation, actor)
}

async function createCompany(
  tx: Connection,
  userId: number,
  company: NonNullable<PendingAccount['company']>,
  locale: Locale,
): Promise<void> {
  const { legalName, address, ...numbers } = company
  await tx.insert(companies).values({
    userId,
    slug: newSlug('company'),
    legalName: { [locale]: legalName },
    address: { [locale]: address },
    ...numbers,
  })
}

async function createApplication(
  tx: Connection,
  user: SignInAccount,
  { instructor }: PendingAccount,
  locale: Locale,
): Promise<void> {
  const { title, bio, expertise } = instructor ?? { title: '', bio: '', expertise: [] }
  await tx.insert(instructors).values({
    userId: user.id,
    slug: newSlug('instructor'),
    name: nameInItsScript(user.name),
    title: { [locale]: title },
    bio: bio === '' ? {} : { [locale]: bio },
    expertise: { [locale]: expertise },
    searchFolded: fold([user.name, title, ...expertise].join(' ')),
  })
}

function newSlug(kind: string): string {
  return `${kind}-${newToken()
    .slice(0, 12)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, 'x')}`
}
