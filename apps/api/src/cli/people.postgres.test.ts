import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fold, sortKey } from '@masar/text'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeys, instructors, mails, totpSecrets, users } from '../db/schema/index.ts'
import { ApiKeys } from '../modules/platform/api-keys/keys.ts'
import { command } from '../testing/command.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

// On a server, whose database this test and the commands use at once.
let dataDir: string
let database: TestDatabase
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'masar-people-'))
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const masar = (...args: string[]) =>
  command(args, { DATA_DIR: dataDir, DATABASE_URL: database.pool.options.connectionString })

async function applicant(name: string): Promise<string> {
  const email = `${name}@example.com`
  const [user] = await database.db
    .insert(users)
    .values({
      kind: 'instructor',
      name,
      nameKey: sortKey(name),
      nameFolded: fold(name),
      email,
      verifiedAt: new Date(),
      passwordHash: null,
    })
    .returning({ id: users.id })
  await database.db.insert(instructors).values({
    userId: user?.id ?? 0,
    slug: name,
    name: { ar: name },
    title: { ar: 'محللة بيانات' },
    bio: {},
    expertise: {},
    state: 'pending',
    searchFolded: fold(name),
  })
  return email
}
async function stateOf(email: string) {
  const [row] = await database.db
    .select({ kind: users.kind, state: instructors.state })
    .from(users)
    .leftJoin(instructors, eq(instructors.userId, users.id))
    .where(eq(users.email, email))
  return row
}

describe('pnpm masar instructor', () => {
  test('list, approve and reject decide on pending instructors; an email is queued for each', async () => {
    const [layla, omar] = [await applicant('layla'), await applicant('omar')]
    const listed = await masar('instructor', 'list')
    expect([listed.status, listed.stderr]).toEqual([0, ''])
    expect(
      listed.stdout
        .trim()
        .split('\n')
        .map(line => line.split('\t').slice(1)),
    ).toEqual([
      [layla, 'layla', 'محللة بيانات'],
      [omar, 'omar', 'محللة بيانات'],
    ])

    expect(await masar('instructor', 'approve', layla)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining(`${layla} may teach now.`),
    })
    expect(await stateOf(layla)).toEqual({ kind: 'instructor', state: 'approved' })
    expect(await masar('instructor', 'reject', omar, '--reason', 'نحتاج إلى نبذة أطول')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining(`${omar} was turned down.`),
    })
    expect(await stateOf(omar)).toMatchObject({ kind: 'student' })
    expect(await database.db.$count(mails)).toBe(2)
    expect((await masar('instructor', 'list')).stdout).toBe('No one is waiting.\n')
  }, 60_000)

  test.each(['nobody@example.com', 'layla@example.com'])(
    'approving %s, who does not wait, ends with code 1 and words',
    async email => {
      const { status, stdout, stderr } = await masar('instructor', 'approve', email)
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr).toContain(email)
      expect(stderr).not.toMatch(/\n\s+at /)
    },
  )
})

describe('pnpm masar second-factor remove', () => {
  test('removes what an account has, names the account and what it had in a log line, and has its owner told', async () => {
    const email = await applicant('salma')
    const [user] = await database.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    const userId = user?.id ?? 0
    await database.db.insert(totpSecrets).values({ userId, encryptedSecret: 'x', lastStep: 1 })
    const before = await database.db.$count(mails)
    const { status, stdout, stderr } = await masar('second-factor', 'remove', email)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(
      new RegExp(
        `^\\d{4}-\\S+Z second factors removed: user=${userId} passkeys=0 authenticator_apps=1 recovery_codes=0\n`,
      ),
    )
    expect(await database.db.$count(totpSecrets)).toBe(0)
    expect(await database.db.$count(mails)).toBe(before + 1)
    const again = await masar('second-factor', 'remove', email)
    expect([again.status, again.stdout]).toEqual([1, ''])
    expect(again.stderr).toContain(email)
    expect(again.stderr).not.toMatch(/\n\s+at /)
  }, 60_000)
})

describe('pnpm masar key', () => {
  test('a key is shown once, rests hashed, opens its API alone, and ends when it is revoked', async () => {
    const made = await masar('key', 'make', 'nightly report', '--api', 'company-api')
    expect([made.status, made.stderr]).toEqual([0, ''])
    const [key = '', , sentence = ''] = made.stdout.split('\n')
    const id = /^Key (\S+) for nightly report \(company-api\)/.exec(sentence)?.[1] ?? ''
    expect(id).not.toBe('')
    const opens = async () => {
      const keys = new ApiKeys(database.db, [])
      return [await keys.opens(key, 'company-api'), await keys.opens(key, 'client-api')]
    }
    expect(await opens()).toEqual([true, false])
    expect(JSON.stringify(await database.db.select().from(apiKeys))).not.toContain(key)

    const listed = (await masar('key', 'list')).stdout
    expect(listed).toMatch(
      new RegExp(`^${id}\\tnightly report\\tcompany-api\\tmade .+\\tused .+\\tworks\\n$`),
    )
    expect(listed).not.toContain(key)
    expect(await masar('key', 'revoke', id)).toMatchObject({ status: 0, stderr: '' })
    expect(await opens()).toEqual([false, false])
    expect((await masar('key', 'list')).stdout).toMatch(/\trevoked /)
  }, 60_000)

  test.each([
    [['key', 'revoke', 'no-such-key']],
    [['key', 'make', 'x', '--api', 'every-api']],
    [['key', 'make']],
  ])('%j ends with code 1 and words', async args => {
    const { status, stdout, stderr } = await masar(...args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(stderr.length).toBeGreaterThan(10)
  })
})
