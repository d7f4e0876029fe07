import { Type, type Static } from 'typebox'
import { companyRoles } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Moment, Nullable, body, named, strict } from '../../contract.ts'

export const Members = Data(
  Type.Array(
    named('Member', {
      id: Type.Integer({ description: 'Of the account.' }),
      name: Type.String(),
      email: Type.String(),
      role: Choice(companyRoles),
      department: Nullable(Type.Object({ id: Id, name: Type.String() })),
      employee_id: Nullable(Id),
      is_company_account: Type.Boolean({ description: 'The company’s own account: always an owner.' }),
      since: Moment,
    }),
  ),
)

/** `department_id`: the department whose branch a manager sees; other roles have none. */
const role = { role: Choice(companyRoles), department_id: Type.Optional(Nullable(Id)) }
export const MemberBody = body('MemberBody', { employee_id: Id, ...role })
export type MemberBody = Static<typeof MemberBody>
export const RoleBody = strict(role)
export type RoleBody = Static<typeof RoleBody>

export const Security = Data(named('CompanySecurity', { demands_second_factor: Type.Boolean() }))
export const SecurityBody = body('SecurityBody', { demands_second_factor: Type.Boolean() })
