import type { Database } from '../../../db/client.ts'
import type { ExportSource } from '../exports/source.ts'
import { evidenceTable } from '../requirements/evidence.ts'
import { namedOn } from '../requirements/list.ts'
import { listMatrix, type StandingsNarrowed } from '../requirements/matrix.ts'

/** The rows that the list shows, as of a day. */
type RowsQuery = StandingsNarrowed & { as_of: string }

/** Each person with each requirement, as a table. There are at most as many rows as are counted: not everybody has every requirement. */
export const evidenceRowsSource: ExportSource<RowsQuery> = {
  kind: 'requirement',
  name: { ar: 'المتطلبات', en: 'Requirements' },
  page: '/requirements',
  count: async (db, member, query) => {
    const page = await listMatrix(db as Database, member, { ...query, limit: 1 }, 'en')
    const each = query.requirement === undefined ? (await namedOn(db, member, query.as_of)).length : 1
    return page.meta.total * each
  },
  table: evidenceTable,
}
