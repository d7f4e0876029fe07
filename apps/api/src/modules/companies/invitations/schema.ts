import { companyColors } from '@masar/text'
import { Type, type Static } from 'typebox'
import { Choice, Data, Id, Moment, body, idOf, named, visible } from '../../contract.ts'

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: visible })

export const InviteBody = body(
  'InviteBody',
  {
    name: Type.String({ minLength: 1, maxLength: 400 }),
    email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
    number: Type.Optional(line(40)),
    job: Type.Optional(line(120)),
    department_id: Type.Optional(Id),
    manager_id: Type.Optional(idOf('The line manager: an employee in reach.')),
    group_ids: Type.Optional(
      Type.Array(Id, {
        maxItems: 200,
        uniqueItems: true,
        description: 'Groups that the person is in by hand; those by rule follow by themselves.',
      }),
    ),
  },
  { name: 'سارة العتيبي', email: 'sara@nakhla.example', number: 'E-1042', job: 'محاسبة', department_id: 5 },
)
export type InviteBody = Static<typeof InviteBody>

export const Invited = Data(
  named('SentInvitation', {
    employee_id: Id,
    link: Type.String({ description: 'The same link as in the mail; anyone with it may join, once.' }),
    expires_at: Moment,
  }),
)

export const Invitation = Type.String({ minLength: 1, maxLength: 64, description: 'The token of the link.' })
export const InvitationBody = body(
  'InvitationBody',
  { invitation: Invitation },
  { invitation: 'c2lnbi1pbi10aGF0LXdhaXRz' },
)
const Company = named('CompanyName', { id: Id, name: Type.String() })
export const InvitationPage = Data(
  named('Invitation', {
    company: Type.Object({ id: Id, name: Type.String(), color: Choice(companyColors) }),
    email: Type.String({ description: 'Masked.' }),
    expires_at: Moment,
  }),
)
export const Joined = Data(Type.Object({ company: Company }))
