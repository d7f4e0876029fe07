import { companyColors } from '@masar/text'
import { Type, type Static } from 'typebox'
import { companyRoles } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Moment, Nullable, body, named, strict } from '../../contract.ts'

export const Members = Data(
  Type.Array(
    named('Member', {
      id: Type.Integer({ description: 'Of the account.' }),
      name: Type.String(),
      avatar: Nullable(Type.String()),
      email: Type.String(),
      role: Choice(companyRoles),
      department: Nullable(Type.Object({ id: Id, name: Type.String() })),
      employee_id: Nullable(Id),
      has_second_factor: Type.Boolean(),
      is_company_account: Type.Boolean({ description: 'The company’s own account: always an owner.' }),
      since: Moment,
    }),
  ),
)

/** `department_id`: the department whose branch a manager sees; other roles have none. */
const role = { role: Choice(companyRoles), department_id: Type.Optional(Nullable(Id)) }
export const MemberBody = body(
  'MemberBody',
  { employee_id: Id, ...role },
  { employee_id: 204, role: 'manager', department_id: 5 },
)
export type MemberBody = Static<typeof MemberBody>
export const RoleBody = strict(role, { role: 'manager', department_id: 5 })
export type RoleBody = Static<typeof RoleBody>

const email = Type.String({ minLength: 1, maxLength: 254, format: 'email' })
export const MemberInvitationBody = body(
  'MemberInvitationBody',
  { email, ...role },
  { email: 'sara@nakhla.example', role: 'administrator' },
)
export type MemberInvitationBody = Static<typeof MemberInvitationBody>
export const MemberInvitations = Data(
  Type.Array(
    named('MemberInvitation', {
      id: Id,
      email: Type.String(),
      role: Choice(companyRoles),
      department: Nullable(Type.Object({ id: Id, name: Type.String() })),
      invited_by: Nullable(Type.String({ description: 'The name of who sent it.' })),
      sent_at: Moment,
      expires_at: Moment,
      is_expired: Type.Boolean(),
    }),
  ),
)

const Company = Type.Object({ id: Id, name: Type.String() })
export const InvitationToken = body(
  'MemberInvitationToken',
  {
    invitation: Type.String({ minLength: 1, maxLength: 64, description: 'The token of the link.' }),
  },
  { invitation: 'c2lnbi1pbi10aGF0LXdhaXRz' },
)
export const MemberInvitationPage = Data(
  named('MemberInvitationPage', {
    company: Type.Object({ id: Id, name: Type.String(), color: Choice(companyColors) }),
    role: Choice(companyRoles),
    email: Type.String({ description: 'Masked.' }),
    expires_at: Moment,
    demands_second_factor: Type.Boolean(),
  }),
)
export const Membership = Data(Type.Object({ company: Company, role: Choice(companyRoles) }))

export const Security = Data(
  named('CompanySecurity', {
    demands_second_factor: Type.Boolean(),
    members_without: Type.Integer({
      description: 'Those who act for the company and have no second factor.',
    }),
  }),
)
export const SecurityBody = body(
  'SecurityBody',
  { demands_second_factor: Type.Boolean() },
  { demands_second_factor: true },
)
