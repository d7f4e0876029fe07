import { Type, type Static } from 'typebox'
import { importProblems, listedStates } from '../../../db/schema/index.ts'
import { UnreadColumns } from '../imports/schema.ts'
import { Choice, Data, Id, Nullable, largestInteger, named, strict } from '../../contract.ts'

export const PeopleListMade = Data(
  Type.Object({
    id: Nullable(Id),
    problem: Nullable(Choice(importProblems)),
    unread_columns: UnreadColumns(
      'Columns of the table that say something and are not read: only e-mails and employee numbers say who is meant. `repeats` names the column that an earlier one is read for already.',
    ),
  }),
)
export const PeopleListPage = Data(
  named('PeopleList', {
    id: Id,
    found: Type.Integer({ description: 'People whom the caller sees.' }),
    unknown: Type.Integer({ description: 'Entries that name no one whom the caller sees.' }),
    double: Type.Integer({ description: 'Entries that name the same person again.' }),
  }),
)
export const PeopleListQuery = strict({
  state: Choice(listedStates),
  after: Type.Optional(
    Type.Integer({ minimum: 0, maximum: largestInteger, description: '`next` of the call before.' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100 })),
})
export type PeopleListQuery = Static<typeof PeopleListQuery>
export const PeopleListRows = Type.Object({
  data: Type.Array(
    named('PeopleListRow', {
      position: Type.Integer(),
      line: Type.Integer({ description: 'The row of a table, or the line that was typed.' }),
      written: Type.String(),
      name: Nullable(
        Type.String({
          description:
            'Who it is; null where no one was found, and for people whom the caller may no longer see.',
        }),
      ),
    }),
  ),
  meta: Type.Object({ next: Nullable(Type.Integer()) }),
})
