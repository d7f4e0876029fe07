import { Type, type Static } from 'typebox'
import {
  importColumns,
  importKinds,
  importProblems,
  importRowStates,
  importStates,
} from '../../../db/schema/index.ts'
import { Choice, CursorPage, Data, Id, Moment, Nullable, named, strict } from '../../contract.ts'
import { finding } from '../../finding.ts'

/** The columns of an uploaded table that are not read. */
export const UnreadColumns = (description: string) =>
  Type.Array(
    Type.Object({
      place: Type.Integer({ description: 'Where it stands, counted from 1.' }),
      head: Type.String({ description: 'What the table calls it; empty where it has no name.' }),
      repeats: Nullable(Choice(importColumns)),
    }),
    { description },
  )

export const ImportQuery = strict({
  department_id: Type.Optional(
    Type.Integer({ ...Id, description: 'Where those go of whom the list names no department.' }),
  ),
})
export const ImportStarted = Data(Type.Object({ id: Id }))
export const ImportPage = Data(
  named('EmployeeImport', {
    id: Id,
    kind: Choice(importKinds),
    state: Choice(importStates),
    problem: Nullable(Choice(importProblems)),
    total: Type.Integer({ description: 'People on the list.' }),
    faulty: Type.Integer({ description: 'Those who cannot be invited as they stand.' }),
    done: Type.Integer({ description: 'While it is read, those who were; then the good ones worked on.' }),
    invited: Type.Integer(),
    unread_columns: UnreadColumns(
      'Columns of the table that say something and are not read: their name is unknown (`repeats` is null), or an earlier column says the same.',
    ),
    created_at: Moment,
    finished_at: Nullable(Moment),
  }),
)

/** As the list has them, or by name, or by address. */
export const rowSorts = ['line', 'name', 'email'] as const
export const RowsQuery = strict({
  ...finding,
  state: Type.Optional(Choice(importRowStates)),
  sort: Type.Optional(Choice(rowSorts)),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100 })),
})
export type RowsQuery = Static<typeof RowsQuery>
const cell = Type.Optional(Type.String())
export const Rows = CursorPage(
  named('EmployeeImportRow', {
    line: Type.Integer({ description: 'The row of the table; of typed lines, which entry it is.' }),
    cells: Type.Object({
      name: cell,
      email: cell,
      number: cell,
      job: cell,
      department: cell,
      manager: cell,
      groups: cell,
    }),
    faults: Type.Array(
      Type.Object({
        column: Choice(importColumns),
        message: Type.String({ description: 'In the reader’s language.' }),
      }),
    ),
  }),
)
