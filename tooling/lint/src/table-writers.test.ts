import { expect, test } from 'vitest'
import { tooLong } from './function-lengths.ts'
import { errorsOf, tablesIn, writtenIn } from './table-writers.ts'

const tables = new Map(
  tablesIn(`export const users = pgTable(
  'users',
export const totpSecrets = pgTable('totp_secrets', {
export const orders = pgTable('orders', {`),
)
const written = (source: string) =>
  [
    ...writtenIn(
      `import { users as people, totpSecrets, orders } from '../db/schema/index.ts'\n${source}`,
      tables,
    ),
  ].sort()

test('writes are found whether they are built, written as SQL, renamed or looped over', () => {
  expect(written('await tx.insert(people).values({})')).toEqual(['users'])
  expect(written('await tx.select().from(people)')).toEqual([])
  expect(written('known.delete(user)')).toEqual([])
  expect(written('sql`update ${totpSecrets} s set used = true`')).toEqual(['totp_secrets'])
  expect(written("query('delete from orders where id = $1')")).toEqual(['orders'])
  expect(written('sql`select 1 from orders for update`')).toEqual([])
  expect(written('sql`insert into users (id) values (1) on conflict do update set id = 2`')).toEqual([
    'users',
  ])
  expect(written('for (const table of [people, orders]) await tx.delete(table).where(yes)')).toEqual([
    'orders',
    'users',
  ])
})

test('a second writer needs a reason, and a reason a writer', () => {
  const writers = new Map([['users', new Set(['accounts', 'operations'])]])
  expect(errorsOf(writers, {})).toHaveLength(2)
  expect(errorsOf(writers, { users: { accounts: 'owner', operations: 'why' } })).toEqual([])
  expect(
    errorsOf(new Map([['users', new Set(['accounts'])]]), { users: { accounts: 'owner', exams: 'why' } }),
  ).toEqual(['users: exams is listed, but does not write it'])
})

const lines = (count: number) => Array.from({ length: count }, (_, index) => `  act(${index})`).join('\n')

test('a function of more than 50 lines says why, a component of more than 120', () => {
  expect(tooLong('a.ts', `function act() {\n${lines(48)}\n}`)).toEqual([])
  expect(tooLong('a.ts', `function act() {\n${lines(49)}\n}`)).toEqual([
    'a.ts:1: act is 51 lines long (50 at most)',
  ])
  expect(tooLong('a.ts', `// long: a list of calls\nexport const act = () => {\n${lines(60)}\n}`)).toEqual([])
  expect(tooLong('a.tsx', `const Card = memo(() => {\n${lines(118)}\n})`)).toEqual([])
  expect(tooLong('a.tsx', `const Card = memo(() => {\n${lines(119)}\n})`)).toHaveLength(1)
  expect(tooLong('a.tsx', `const card = () => {\n${lines(60)}\n}`)).toHaveLength(1)
})
