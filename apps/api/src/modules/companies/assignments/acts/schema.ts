import { Type, type Static } from 'typebox'
import { Choice, Data, Id, Nullable, body, named, strict } from '../../../contract.ts'
import { mostNamed } from '../../employees/schema.ts'
import { chosenAssignmentFilters } from '../schema.ts'

export const assignmentActKinds = ['remind', 'set_due', 'withdraw'] as const

export const AssignmentActBody = body(
  'AssignmentActBody',
  {
    act: Choice(assignmentActKinds),
    due_on: Type.Optional(
      Nullable(Type.String({ format: 'date', description: 'Of `set_due`; null for no due day.' })),
    ),
    assignment_ids: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: mostNamed,
        uniqueItems: true,
        description: 'Which it concerns; those out of sight are passed over.',
      }),
    ),
    filters: Type.Optional(
      Type.Object(chosenAssignmentFilters, {
        additionalProperties: false,
        description: 'Instead of ids: all that match now, as the list shows them.',
      }),
    ),
  },
  { act: 'set_due', due_on: '2027-01-15', assignment_ids: [901, 902] },
)
export type AssignmentActBody = Static<typeof AssignmentActBody>

export const ActStarted = Data(
  strict({ id: Id, total: Type.Integer({ description: 'How many assignments it concerns.' }) }),
)

export const AssignmentActPage = Data(
  named('AssignmentAct', {
    id: Id,
    act: Choice(assignmentActKinds),
    state: Choice(['running', 'done', 'cancelled', 'failed'] as const),
    total: Type.Integer(),
    done: Type.Integer({ description: 'Worked on so far.' }),
    changed: Type.Integer({
      description: 'Of those, assignments that were open; of `remind`, people who were reminded.',
    }),
  }),
)
