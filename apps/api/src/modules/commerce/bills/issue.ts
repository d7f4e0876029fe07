import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { bills, type BillLine, type BillParty, type BillTransfer } from '../../../db/schema/index.ts'
import { sendLast } from '../../../db/transactions.ts'
import type { VatSplit } from '../money/vat.ts'
import { hashInSql, type BillDetails } from './hash.ts'
import { billSeries, type BillSeries } from './number.ts'
import { qrAround } from './tlv.ts'

/** What a bill is made of; sums in minor units. */
export interface BillDraft extends VatSplit {
  publicId: string
  kind: 'simplified' | 'standard' | 'credit_note'
  isProForma?: boolean
  /** On a pro-forma: what it asks for. */
  transfer?: BillTransfer
  orderId: number
  /** On a credit note: the invoice, and the refund that it is for. */
  corrects?: { billId: number; refundId: number }
  seller: BillParty
  buyer: BillParty
  lines: BillLine[]
  total: number
  /** In hundredths of a percent. */
  vatRate: number
}

/**
 * Issues a document in the transaction of the act that it is for, as its last statement: until it commits, every other document waits for the
 * counter, so that it is locked, its number taken and the document written in one statement, and the commit follows unasked. Numbers of a
 * series and year have no gap, and times rise with them (`billing.md`, The bill).
 */
export async function issueBill(tx: Transaction, draft: BillDraft): Promise<void> {
  const { corrects, isProForma = false, transfer = null, ...stated } = draft
  const details: BillDetails = {
    ...stated,
    isProForma,
    transfer,
    series: seriesOf(draft),
    uuid: randomUUID(),
    correctsId: corrects?.billId ?? null,
    refundId: corrects?.refundId ?? null,
  }
  await sendLast(tx, () => tx.execute(issuing(tx, details, qrFor(draft, isProForma))))
}

/** The counter of the chain, which runs through all series and years but pro-formas: its last place, and its hash. */
const chain = sql`c.series = 'chain' and c.year = 0`
const now = sql`date_trunc('milliseconds', clock_timestamp())`
const utc = (format: string) => sql`to_char(d.at at time zone 'UTC', ${sql.raw(`'${format}'`)})`
const asJson = (value: SQL) => sql`coalesce(to_json(${value})::text, 'null')`

/** Locks the chain's counter, takes the next number of the series by the year in Riyadh, and writes the document with what that gives it. */
function issuing(tx: Transaction, details: BillDetails, qr: SQL): SQL {
  const head = details.isProForma
    ? sql`select null::int as position, null::text as hash`
    : sql`select c.last + 1 as position, c.hash from bill_counters c where ${chain} for update`
  const of = (column: string) => sql`(select d.${sql.raw(column)} from document d)`
  const hash = hashInSql(details, {
    year: sql`d.year::text`,
    number: sql`d.number::text`,
    position: asJson(sql`d.position`),
    qr: asJson(sql`d.qr`),
    issuedAt: asJson(utc('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
    previousHash: asJson(sql`d.previous`),
  })
  const document = tx.insert(bills).values({
    ...details,
    year: of('year'),
    number: of('number'),
    chainPosition: of('position'),
    qr: of('qr'),
    issuedAt: of('at'),
    previousHash: of('previous'),
    hash: sql`(select ${hash} from document d)`,
  })
  return sql`
    with head as (${head}), locked as (select *, ${now} as at from head), place as (
      insert into bill_counters as c (series, year, last)
      select ${details.series}::text, extract(year from at at time zone 'Asia/Riyadh')::int, 1 from locked
      on conflict (series, year) do update set last = c.last + 1 returning c.year, c.last as number
    ), numbered as (
      select l.position, l.hash as previous, p.year, p.number, case when l.position is null then ${now} else l.at end as at from locked l, place p
    ), document as (select d.*, ${qr} as qr from numbered d), written as (${document.returning({ hash: bills.hash }).getSQL()})
    update bill_counters c set last = d.position, hash = w.hash from document d, written w where ${chain} and d.position is not null`
}

/** A seller without a VAT number issues no tax invoice, and so no code. */
function qrFor({ seller, total, vat }: BillDraft, isProForma: boolean): SQL {
  if (isProForma || seller.vatNumber === undefined) return sql`null::text`
  const name = seller.name.ar ?? seller.name.en ?? ''
  const [before, after] = qrAround({ seller: name, vatNumber: seller.vatNumber, total, vat })
  const bytes = sql`${before}::bytea || convert_to(${utc('YYYY-MM-DD"T"HH24:MI:SS"Z"')}, 'UTF8') || ${after}::bytea`
  // Base64 comes in lines.
  return sql`translate(encode(${bytes}, 'base64'), E'\\n', '')`
}

function seriesOf({ isProForma, kind }: BillDraft): BillSeries {
  if (isProForma) return billSeries.proForma
  return kind === 'credit_note' ? billSeries.creditNote : billSeries.invoice
}
