import { Type, type Static } from 'typebox'
import {
  importColumns,
  importKinds,
  importProblems,
  importRowStates,
  importStates,
} from '../../../db/schema/index.ts'
import { Choice, Data, Id, Moment, Nullable, largestInteger, named, strict } from '../../contract.ts'

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
    created_at: Moment,
    finished_at: Nullable(Moment),
  }),
)

export const RowsQuery = strict({
  state: Type.Optional(Choice(importRowStates)),
  after: Type.Optional(
    Type.Integer({ minimum: 0, maximum: largestInteger, description: '`next` of the call before.' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100 })),
})
export type RowsQuery = Static<typeof RowsQuery>
const cell = Type.Optional(Type.String())
export const Rows = Type.Object({
  data: Type.Array(
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
  ),
  meta: Type.Object({ next: Nullable(Type.Integer()) }),
})
