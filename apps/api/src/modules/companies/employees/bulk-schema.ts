import { Type, type Static } from 'typebox'
import { Choice, Data, Id, Nullable, body, strict } from '../../contract.ts'
import { employeeFilters } from './schema.ts'

/** How many people one call concerns at most: all of them are one transaction. */
export const mostAtOnce = 500

const bulkActs = ['move', 'add_to_group', 'deactivate', 'invite_again'] as const

export const BulkBody = body('EmployeesBulkBody', {
  act: Choice(bulkActs),
  department_id: Type.Optional(Nullable(Type.Integer({ ...Id, description: 'Of `move`; null for none.' }))),
  group_id: Type.Optional(Type.Integer({ ...Id, description: 'Of `add_to_group`.' })),
  employee_ids: Type.Optional(
    Type.Array(Id, {
      minItems: 1,
      maxItems: mostAtOnce,
      uniqueItems: true,
      description: 'Whom it concerns; those out of sight are passed over.',
    }),
  ),
  filters: Type.Optional(
    Type.Object(employeeFilters, {
      additionalProperties: false,
      description: 'Instead of ids: all that match, 500 at a call. `next` leads on.',
    }),
  ),
  after: Type.Optional(
    Type.Integer({ minimum: 0, description: '`next` of the call before; 0 at the beginning.' }),
  ),
})
export type BulkBody = Static<typeof BulkBody>

export const BulkAnswer = Data(
  strict({
    done: Type.Integer({ description: 'People whom it changed.' }),
    skipped: Type.Integer({ description: 'People for whom there was nothing to do.' }),
    held_by_role: Type.Integer({
      description:
        'People who were not deactivated, since they act for the company in a role that the caller may not take.',
    }),
    limited: Type.Integer({ description: 'People who have been sent too many invitations of late.' }),
    next: Nullable(Type.Integer({ description: 'Where the next call goes on; null at the end.' })),
  }),
)
export type BulkResult = Static<typeof BulkAnswer>['data']
