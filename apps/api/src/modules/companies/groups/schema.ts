import { Type, type Static } from 'typebox'
import { Data, Id, Nullable, body, named, strict } from '../../contract.ts'
import { Names } from '../departments/schema.ts'

const Named = Type.Object({ id: Id, name: Type.String() })
const Day = Type.String({ format: 'date' })

const group = {
  id: Id,
  name: Type.String({ description: 'In the language of the request.' }),
  names: Names,
  member_count: Type.Integer({ description: 'Invited and active people whom the caller sees.' }),
  rule_count: Type.Integer(),
}
export const Groups = Data(
  Type.Array(
    named('EmployeeGroup', group, {
      examples: [
        {
          id: 8,
          name: 'الموظفون الجدد',
          names: { ar: 'الموظفون الجدد', en: 'New people' },
          member_count: 12,
          rule_count: 1,
        },
      ],
    }),
  ),
)
export const GroupPage = Data(
  named('EmployeeGroupDetails', {
    ...group,
    rules: Type.Array(
      named('GroupRule', {
        id: Id,
        department: Nullable(Named),
        job: Nullable(Type.String()),
        joined_after: Nullable(Day),
      }),
    ),
  }),
)
export const MadeGroup = Data(Type.Object({ id: Id }))

export const GroupBody = body(
  'GroupBody',
  { names: Names },
  { names: { ar: 'الموظفون الجدد', en: 'New people' } },
)
export type GroupBody = Static<typeof GroupBody>

export const RulesBody = body(
  'GroupRulesBody',
  {
    rules: Type.Array(
      strict({
        department_id: Type.Optional(Nullable(Id)),
        job: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 400 }))),
        joined_after: Type.Optional(Nullable(Day)),
      }),
      {
        maxItems: 20,
        description: 'All of them anew. Of a rule everything has to hold, of the rules any.',
      },
    ),
  },
  { rules: [{ department_id: 5, joined_after: '2026-06-01' }] },
)
export type RulesBody = Static<typeof RulesBody>

export const GroupRemoval = Data(
  named('GroupRemoval', {
    people: Type.Integer({ description: 'Invited and active people in it, who stay with the company.' }),
    rules: Type.Integer({ description: 'Deleted with it.' }),
    standing_assignments: Type.Integer({ description: 'Deleted, too; what was assigned by them stays.' }),
    joining_links: Type.Integer({ description: 'Open ones, which then no longer add people to it.' }),
    ended_requirements: Type.Integer({ description: 'They keep its name and its people.' }),
    requirements: Type.Integer({ description: 'While there are any, it cannot be deleted.' }),
  }),
)

export const GroupMembersBody = body(
  'GroupMembersBody',
  {
    employee_ids: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }),
  },
  { employee_ids: [204, 205] },
)
export const Added = Data(Type.Object({ added: Type.Integer() }))
export const GroupMemberParams = strict({ id: Id, employeeId: Id })

export const RulesPreview = Data(
  named('GroupRulesPreview', {
    enter: Type.Integer({ description: 'People whom the rules would put in.' }),
    leave: Type.Integer({ description: 'People whom they would take out.' }),
    by_rule: Type.Integer({ description: 'People who would be in the group by a rule.' }),
    names: Type.Array(Type.String(), { description: 'The first of those whom the rules would put in.' }),
  }),
)
