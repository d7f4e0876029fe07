import { Type, type Static } from 'typebox'
import { Data, Id, Nullable, body, named, strict } from '../../contract.ts'

/** A name in each language; at least one. */
const nameIn = (language: string) =>
  Type.Optional(Type.String({ maxLength: 400, description: `In ${language}; at most 120 characters.` }))
export const Names = named(
  'BilingualName',
  { ar: nameIn('Arabic'), en: nameIn('English') },
  { additionalProperties: false },
)

export const Department = named(
  'Department',
  {
    id: Id,
    name: Type.String({ description: 'In the language of the request.' }),
    names: Names,
    parent_id: Nullable(
      Type.Integer({ description: 'Null at the top, and where the one above is out of sight.' }),
    ),
    head: Nullable(Type.Object({ id: Id, name: Type.String() })),
    employee_count: Type.Integer({ description: 'Invited and active people in the department itself.' }),
    branch_count: Type.Integer({ description: 'The same with all departments below it.' }),
  },
  {
    examples: [
      {
        id: 5,
        name: 'المبيعات',
        names: { ar: 'المبيعات', en: 'Sales' },
        parent_id: null,
        head: { id: 204, name: 'سارة العتيبي' },
        employee_count: 18,
        branch_count: 42,
      },
    ],
  },
)
export const Departments = Data(Type.Array(Department))
export const MadeDepartment = Data(Type.Object({ id: Id }))

export const DepartmentBody = body(
  'DepartmentBody',
  {
    names: Names,
    parent_id: Type.Optional(Nullable(Id)),
    head_id: Type.Optional(Nullable(Id)),
  },
  { names: { ar: 'المبيعات', en: 'Sales' }, parent_id: null, head_id: 204 },
)
export type DepartmentBody = Static<typeof DepartmentBody>

export const DepartmentChange = body(
  'DepartmentChange',
  {
    names: Type.Optional(Names),
    parent_id: Type.Optional(Nullable(Id)),
    head_id: Type.Optional(Nullable(Id)),
  },
  { names: { ar: 'المبيعات والتسويق', en: 'Sales and marketing' } },
)
export type DepartmentChange = Static<typeof DepartmentChange>

export const DepartmentRemovalPage = Data(
  named('DepartmentRemoval', {
    people: Type.Integer({ description: 'Invited and active people in it, who move.' }),
    people_left: Type.Integer({ description: 'Deactivated people in it, who move, too.' }),
    departments: Type.Integer({ description: 'Right below it: they move.' }),
    rules: Type.Integer({ description: 'Of groups, which name it: they are deleted.' }),
    standing_assignments: Type.Integer({ description: 'Deleted, too; what was assigned by them stays.' }),
    joining_links: Type.Integer({ description: 'Open ones, which move with its people.' }),
    manager_invitations: Type.Integer({
      description: 'Which name it as the branch and are not accepted yet: withdrawn with it.',
    }),
    ended_requirements: Type.Integer({ description: 'They keep its name and its people.' }),
    budget: Nullable(
      Type.Object(
        { credit: Type.Integer(), spent: Type.Integer() },
        { description: 'In halalas. It is closed; while it has credit, the department cannot be deleted.' },
      ),
    ),
    requirements: Type.Integer({ description: 'While there are any, it cannot be deleted.' }),
    managers: Type.Integer({ description: 'Whose branch it is; while there are any, it cannot be deleted.' }),
  }),
)

export const DepartmentRemoval = strict({ move_to: Type.Optional(Id) })
