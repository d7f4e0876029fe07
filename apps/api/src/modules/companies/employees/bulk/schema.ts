import { Type, type Static } from 'typebox'
import { employeeActKinds, employeeActStates } from '../../../../db/schema/index.ts'
import { Choice, Data, Id, Nullable, body, named, strict } from '../../../contract.ts'
import { MessageText } from '../messages/schema.ts'
import { chosenFilters, mostNamed } from '../schema.ts'

export const BulkBody = body(
  'EmployeesBulkBody',
  {
    act: Choice(employeeActKinds),
    department_id: Type.Optional(Nullable(Type.Integer({ ...Id, description: 'Of `move`; null for none.' }))),
    group_id: Type.Optional(
      Type.Integer({ ...Id, description: 'Of `add_to_group` and `remove_from_group`.' }),
    ),
    message: Type.Optional(MessageText),
    employee_ids: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: mostNamed,
        uniqueItems: true,
        description: 'Whom it concerns; those out of sight are passed over.',
      }),
    ),
    filters: Type.Optional(
      Type.Object(chosenFilters, {
        additionalProperties: false,
        description: 'Instead of ids: all that match now.',
      }),
    ),
  },
  { act: 'move', department_id: 5, employee_ids: [204, 205] },
)
export type BulkBody = Static<typeof BulkBody>

export const BulkStarted = Data(
  strict({ id: Id, total: Type.Integer({ description: 'How many people it concerns.' }) }),
)

export const EmployeeActPage = Data(
  named('EmployeeAct', {
    id: Id,
    act: Choice(employeeActKinds),
    state: Choice(employeeActStates),
    total: Type.Integer(),
    is_notified: Type.Boolean({ description: 'Whether a notification tells when it is done.' }),
    done: Type.Integer({ description: 'Worked on so far.' }),
    changed: Type.Integer({ description: 'Of those, people whom it changed.' }),
    skipped: Type.Integer({ description: 'People for whom there was nothing to do.' }),
    held_by_role: Type.Integer({
      description:
        'People who were not deactivated, since they act for the company in a role that the caller may not take.',
    }),
    limited: Type.Integer({ description: 'People who have been sent too many invitations of late.' }),
  }),
)
