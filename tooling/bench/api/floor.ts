import { eq, sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import Fastify from 'fastify'
import { openDatabase, type Connection } from '../../../apps/api/src/db/client.ts'
import { textStatement } from '../../../apps/api/src/db/statement.ts'
import { readEnv } from '../../../apps/api/src/env.ts'

// The floor of each kind of work: Fastify, drizzle and the engine at the least that does the like. BYTES is what an answer weighs, in Arabic as the
// service's are: its letters take two bytes each, and turning them into text and back is a part of sending them.
const rows = pgTable(
  'bench_rows',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    shelf: bigint({ mode: 'number' }).notNull(),
    body: text().notNull(),
  },
  table => [index('bench_rows_shelf').on(table.shelf)],
)
const listed = 24
const word = 'مسار '
const wordBytes = Buffer.byteLength(word)
/** Rows of each part of a course's page: itself, teacher, stars, reviews, related courses, outline; and of the home page: three lists, categories, teachers, questions, preview, sample, voices, numbers. */
const partsOfPage = [1, 1, 5, 5, 4, 1]
const partsOfHome = [8, 8, 8, 6, 6, 6, 1, 1, 3, 4]
/** What the texts of their rows weigh: names and brackets around them make them the 13 and 16 kB of the two answers. */
const bytesOfPage = 13_000
const bytesOfHome = 15_400
/** Rows of which each connection changes its own. */
const mostAtOnce = 50
const bytes = Number(process.env['BYTES'])
const env = readEnv(process.env)
const { db, pool, prepared, close } = await openDatabase({ url: env.databaseUrl, folder: env.dataDir })
await db.execute(
  sql`create table if not exists bench_rows (id bigint generated always as identity primary key, shelf bigint not null, body text not null)`,
)
await db.execute(sql`create index if not exists bench_rows_shelf on bench_rows (shelf)`)
await db.execute(sql`truncate bench_rows restart identity`)
await db.execute(
  sql`insert into bench_rows (shelf, body) select 0, repeat(${word}, ${bytes}::int / ${wordBytes}::int)`,
)
await db.execute(
  sql`insert into bench_rows (shelf, body) select 1, repeat(${word}, ${Math.floor(bytes / listed)}::int / ${wordBytes}::int) from generate_series(1, ${listed})`,
)
const app = Fastify()
const key = db
  .select()
  .from(rows)
  .where(sql`${rows.id} = ${sql.placeholder('id')}`)
  .prepare('bench_key')
const list = db
  .select()
  .from(rows)
  .where(sql`${rows.shelf} = ${sql.placeholder('shelf')}`)
  .limit(listed)
  .prepare('bench_list')
const small = db
  .select({ id: rows.id, shelf: rows.shelf })
  .from(rows)
  .where(sql`${rows.id} = ${sql.placeholder('id')}`)
  .prepare('bench_small')
// As one statement makes a page of several parts: rows of as many selects in JSON that is sent as it comes.
const parts = async (name: string, firstShelf: number, rowsOf: number[], ofAll: number) => {
  const weight = Math.floor(ofAll / rowsOf.reduce((sum, count) => sum + count, 0))
  for (const [part, count] of rowsOf.entries())
    await db.execute(
      sql`insert into bench_rows (shelf, body) select ${firstShelf + part}, repeat(${word}, ${Math.floor(weight / wordBytes)}::int) from generate_series(1, ${count})`,
    )
  const selects = rowsOf.map(
    (_, part) =>
      `(select json_agg(row_to_json(p)) from (select id, body from bench_rows where shelf = ${firstShelf + part} order by id) p)`,
  )
  const statement = textStatement(pool, name, {
    sql: `select json_build_array(${selects.join(', ')})::text`,
    params: [],
  })
  return async () => `{"data":${(await statement())[0]?.[0] ?? ''}}`
}
const page = await parts('bench_page', 10, partsOfPage, bytesOfPage)
const home = await parts('bench_home', 20, partsOfHome, bytesOfHome)
const [own] = await db
  .insert(rows)
  .values(Array.from({ length: mostAtOnce }, () => ({ shelf: 3, body: 'an answer' })))
  .returning({ id: rows.id })
const firstOwn = own?.id ?? 0
// What filled the database is written out and counted before anything is measured: else the first figures would pay for it, and those are floors.
await db.execute(sql`vacuum analyze`)
await db.execute(sql`checkpoint`)
app.get('/page', async (_, reply) => reply.type('application/json; charset=utf-8').send(await page()))
app.get('/home', async (_, reply) => reply.type('application/json; charset=utf-8').send(await home()))
app.get('/key', async () => ({ data: await key.execute({ id: 1 }) }))
app.get('/list', async () => ({ data: await list.execute({ shelf: 1 }) }))
app.put('/insert', async () => {
  await db.insert(rows).values({ shelf: 2, body: 'an answer' })
  return { data: 'x'.repeat(160) }
})
// A signed-in person writes one row: who it is is read first.
app.put('/save', async () => {
  await small.execute({ id: 2 })
  await db.insert(rows).values({ shelf: 2, body: 'an answer' })
  return { data: 'x'.repeat(160) }
})
// Each changes a row of their own, as who saves an answer again does.
app.put<{ Params: { place: string } }>('/own/:place', async ({ params }) => {
  await small.execute({ id: 2 })
  await db
    .update(rows)
    .set({ body: 'an answer' })
    .where(eq(rows.id, firstOwn + Number(params.place)))
  return { data: 'x'.repeat(160) }
})
// All write one row, and each waits until the one before is on the disk.
app.put('/rewrite', async () => {
  await small.execute({ id: 2 })
  await db.update(rows).set({ body: 'an answer' }).where(eq(rows.id, 2))
  return { data: 'x'.repeat(160) }
})
// So many statements in one transaction as a call of buying sends, each of one row; a single one stands by itself.
app.post<{ Body: { reads: number; writes: number } }>('/transaction', async ({ body: { reads, writes } }) => {
  const act = async (tx: Connection) => {
    for (let n = 0; n < reads; n += 1) await tx.select().from(rows).where(eq(rows.id, 1))
    for (let n = 0; n < writes; n += 1) await tx.insert(rows).values({ shelf: 2, body: 'an answer' })
  }
  await (reads + writes === 1 ? act(prepared) : prepared.transaction(act))
  return { data: 'x'.repeat(160) }
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ address })
process.on('message', message => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  if (message === 'close')
    void app
      .close()
      .then(close)
      .then(() => process.exit())
})
