import { foldDigits, stripBidi } from '@masar/text'
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameFor } from '../../../db/names.ts'
import { certificates, formerCertificateCodes } from '../../../db/schema/index.ts'
import { pick, sentence, type Locale } from '../../../locale.ts'
import { siteDay } from '../../../readable.ts'
import { tableOf, type ColumnOf, type Table } from '../../companies/files/table.ts'
import { certificateExpired, certificateState, certificateStates, holderOf } from './certificates.ts'

/** The most codes of one check. */
export const mostCodes = 200
export const checkedStates = [...certificateStates, 'unknown'] as const
const shape = /^[A-Za-z0-9_-]{22}$/

/** What was found of one code; what a certificate's own page shows, and no more. */
export interface CheckedCode {
  given: string
  code: string | null
  state: (typeof checkedStates)[number]
  holder_name: string | null
  course: string | null
  issued_at: string | null
  valid_until: string | null
  withdrawn_at: string | null
  /** The present code, where what was given is a former one. */
  reissued_as: string | null
}

/** The code in what a person typed or pasted: without spaces and marks of direction, in Latin digits, out of the address of its page. */
export function codeIn(given: string): string | null {
  const text = foldDigits(stripBidi(given)).replaceAll(/[\s"']+/g, '')
  const code = /\/certificate\/([A-Za-z0-9_-]{22})(?![A-Za-z0-9_-])/.exec(text)?.[1] ?? text
  return shape.test(code) ? code : null
}

/** How each of many certificates stands, in the order of the codes. */
export async function checkCodes(
  db: Database,
  given: readonly string[],
  locale: Locale,
): Promise<CheckedCode[]> {
  const codes = [...new Set(given.map(codeIn).filter(code => code !== null))]
  const found = await byTheirCodes(db, codes)
  return given.map(each => {
    const code = codeIn(each)
    const row = code === null ? undefined : found.get(code)
    return {
      given: each,
      code,
      state: row ? certificateState(row) : 'unknown',
      holder_name: row ? nameFor(holderOf(row), locale) : null,
      course: row ? pick(row.courseTitle, locale) : null,
      issued_at: row?.issuedAt.toISOString() ?? null,
      valid_until: row?.validUntil?.toISOString() ?? null,
      withdrawn_at: row?.revokedAt?.toISOString() ?? null,
      reissued_as: row && row.code !== code ? row.code : null,
    }
  })
}

/** The certificates that have these codes, or had them, by each. */
async function byTheirCodes(db: Database, codes: string[]) {
  const rows = await db
    .select({
      code: certificates.code,
      formerCode: formerCertificateCodes.code,
      holderName: certificates.holderName,
      holderNameAr: certificates.holderNameAr,
      holderNameEn: certificates.holderNameEn,
      courseTitle: certificates.courseTitle,
      issuedAt: certificates.issuedAt,
      validUntil: certificates.validUntil,
      revokedAt: certificates.revokedAt,
      isExpired: certificateExpired,
    })
    .from(certificates)
    .leftJoin(
      formerCertificateCodes,
      and(
        eq(formerCertificateCodes.certificateId, certificates.id),
        inArray(formerCertificateCodes.code, codes),
      ),
    )
    .where(
      and(or(inArray(certificates.code, codes), haveFormerCode(codes)), isNotNull(certificates.releasedAt)),
    )
  return new Map(
    rows.flatMap(row => [
      [row.code, row] as const,
      ...(row.formerCode === null ? [] : [[row.formerCode, row] as const]),
    ]),
  )
}

/** As an array, so that both indexes serve. */
const haveFormerCode = (codes: string[]) =>
  sql`${certificates.id} = any(array(select f.certificate_id from ${formerCertificateCodes} f where f.code = any(${sql.param(codes)}::text[])))`

const states = {
  valid: /*i18n*/ { id: 'codes.valid', message: 'Valid' },
  expired: /*i18n*/ { id: 'codes.expired', message: 'Expired' },
  withdrawn: /*i18n*/ { id: 'codes.withdrawn', message: 'Withdrawn certificate' },
  unknown: /*i18n*/ { id: 'codes.unknown', message: 'Unknown certificate' },
}
const titles = {
  code: /*i18n*/ { id: 'codes.code', message: 'Certificate code' },
  state: /*i18n*/ { id: 'codes.state', message: 'Status' },
  holder: /*i18n*/ { id: 'codes.holder', message: 'Holder' },
  course: /*i18n*/ { id: 'codes.course', message: 'Course' },
  issued: /*i18n*/ { id: 'codes.issued', message: 'Issued on' },
  until: /*i18n*/ { id: 'codes.until', message: 'Valid until' },
  withdrawn: /*i18n*/ { id: 'codes.withdrawn_on', message: 'Withdrawn on' },
  reissued: /*i18n*/ { id: 'codes.reissued_as', message: 'Reissued as' },
}

/** The same as a table for a file. */
export function checkedTable(rows: readonly CheckedCode[], locale: Locale): Table {
  const day = (moment: string | null) => moment && siteDay(new Date(moment))
  const column = (
    title: keyof typeof titles,
    kind: ColumnOf<CheckedCode>['kind'],
    read: ColumnOf<CheckedCode>['read'],
  ) => ({ title: sentence(locale, titles[title]), kind, width: 24, read })
  return tableOf(
    [
      column('code', 'text', row => row.code ?? row.given),
      column('state', 'text', row => sentence(locale, states[row.state])),
      column('holder', 'text', row => row.holder_name),
      column('course', 'text', row => row.course),
      column('issued', 'date', row => day(row.issued_at)),
      column('until', 'date', row => day(row.valid_until)),
      column('withdrawn', 'date', row => day(row.withdrawn_at)),
      column('reissued', 'text', row => row.reissued_as),
    ],
    once(rows),
  )
}

async function* once(rows: readonly CheckedCode[]) {
  yield rows
}
