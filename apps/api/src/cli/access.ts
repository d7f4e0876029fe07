import { asc, eq } from 'drizzle-orm'
import type { Command } from 'commander'
import type { Database } from '../db/client.ts'
import { courses, enrolmentGrants, users } from '../db/schema/index.ts'
import { withdrawCertificate } from '../modules/learning/certificates/changes.ts'
import { endGrant, openGrant } from '../modules/learning/grants.ts'
import { commandLine } from '../modules/platform/audit/actor.ts'
import { audit } from '../modules/platform/audit/audit.ts'
import { momentToCome } from './arguments.ts'
import type { Opened } from './people.ts'

/** What an operator named is not there, or has ended already. */
export class AccessError extends Error {
  override name = 'AccessError'
}

/** `pnpm masar access …`: who may learn a course, and why. */
// long: a list of commands, each short by itself
export function accessCommands(program: Command, opened: Opened): void {
  const access = program.command('access').description('who may learn a course, and why')
  access
    .command('list')
    .description('every grant of an account, oldest first')
    .argument('<email>')
    .action(async (email: string) => {
      const rows = await opened(({ db }) => grantsOf(db, email))
      for (const row of rows) console.log(row.join('\t'))
      if (rows.length === 0) console.log('No grants.')
    })
  access
    .command('give')
    .description('open a course to a person, in addition to any other access')
    .argument('<email>')
    .argument('<course>', 'its slug')
    .requiredOption('--reason <text>', 'why, for the record')
    .option('--until <date>', 'until when, as 2027-01-31 or with a time', momentToCome)
    .action(async (email: string, slug: string, { reason, until }: { reason: string; until?: Date }) => {
      await opened(async ({ db }) => {
        const [userId, courseId] = [await userOf(db, email), await courseOf(db, slug)]
        await db.transaction(async tx => {
          await openGrant(tx, { userId, courseId, kind: 'operator', reason, endsAt: until })
          await audit(tx, commandLine, {
            action: 'access.give',
            subject: { type: 'user', id: userId },
            after: { course_id: courseId, reason, until: until?.toISOString() ?? null },
          })
        })
      })
      console.log(`${email} may learn ${slug}${until ? ` until ${until.toISOString()}` : ''}.`)
    })
  access
    .command('end')
    .description('end one grant; others of the same course stay, and so does all progress')
    .argument('<id>', 'as the list says')
    .requiredOption('--reason <text>', 'why, for the record')
    .action(async (id: string, { reason }: { reason: string }) => {
      const ended = /^\d{1,15}$/.test(id)
        ? await opened(({ db }) =>
            db.transaction(async tx => {
              const count = await endGrant(tx, { id: Number(id) }, 'withdrawn', reason)
              if (count > 0)
                await audit(tx, commandLine, {
                  action: 'access.end',
                  subject: { type: 'grant', id: Number(id) },
                  after: { reason },
                })
              return count
            }),
          )
        : 0
      if (ended === 0)
        throw new AccessError(`There is no open grant ${id}. See: pnpm masar access list <email>`)
      console.log(`Grant ${id} has ended.`)
    })
}

/** `pnpm masar certificate …`. */
export function certificateCommands(program: Command, opened: Opened): void {
  program
    .command('certificate')
    .description('certificates that were issued')
    .command('withdraw')
    .description('withdraw a certificate for good; its page says so')
    .argument('<code>')
    .requiredOption('--reason <text>', 'why; its holder reads it')
    .action(async (code: string, { reason }: { reason: string }) => {
      if (
        !(await opened(({ db }) => db.transaction(tx => withdrawCertificate(tx, commandLine, code, reason))))
      )
        throw new AccessError('No certificate that stands has this code.')
      console.log(`The certificate ${code} is withdrawn.`)
    })
}

async function grantsOf(db: Database, email: string): Promise<string[][]> {
  const userId = await userOf(db, email)
  const rows = await db
    .select({ grant: enrolmentGrants, slug: courses.slug })
    .from(enrolmentGrants)
    .innerJoin(courses, eq(courses.id, enrolmentGrants.courseId))
    .where(eq(enrolmentGrants.userId, userId))
    .orderBy(asc(enrolmentGrants.id))
  return rows.map(({ grant, slug }) => [
    String(grant.id),
    slug,
    grant.kind,
    `from ${grant.startsAt.toISOString()}`,
    grant.endsAt === null ? 'open' : `until ${grant.endsAt.toISOString()}`,
    grant.endedReason ?? '-',
    grant.reason ?? '-',
  ])
}

async function userOf(db: Database, email: string): Promise<number> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
  if (!row) throw new AccessError(`No account has the address ${email}.`)
  return row.id
}

async function courseOf(db: Database, slug: string): Promise<number> {
  const [row] = await db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug))
  if (!row) throw new AccessError(`No course has the slug ${slug}.`)
  return row.id
}
