import { companyColors } from '@masar/text'
import { Type, type Static } from 'typebox'
import { companyRoles, sharingTopics } from '../../../db/schema/index.ts'
import { Choice, Cursor, Data, Id, Moment, Nullable, body, named, strict } from '../../contract.ts'
import { YearQuery } from '../disclosure/schema.ts'
import { EmployeeDetails } from '../employees/schema.ts'

const Employment = {
  id: Id,
  company: Type.Object({ id: Id, name: Type.String(), color: Choice(companyColors) }),
  joined_on: Nullable(Type.String({ format: 'date' })),
}
export const Employments = Data(Type.Array(named('Employment', Employment)))

export const EmploymentPage = Data(
  named('EmploymentDetails', {
    ...Employment,
    role: Nullable(Choice(companyRoles)),
    seen: EmployeeDetails,
    training_years: Type.Array(Type.Integer(), {
      description: 'The years in which the company lists training elsewhere of the person, the latest first.',
    }),
    sharing: Type.Array(
      named('Sharing', {
        topic: Choice(sharingTopics),
        is_given: Type.Boolean(),
        changed_at: Nullable(Moment),
      }),
    ),
    sharing_version: Type.Integer({ description: 'The wording to agree to.' }),
  }),
)

export const SeenRequirementParams = strict({ id: Id, requirementId: Id })
export const SeenWaiverParams = strict({ id: Id, waiverId: Id })
export const SeenTrainingParams = strict({ id: Id, trainingId: Id })
export const SeenTrainingsQuery = strict({
  year: YearQuery.properties.year,
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
})

export const SharingBody = body(
  'SharingBody',
  {
    topic: Choice(sharingTopics),
    is_given: Type.Boolean(),
    version: Type.Integer({ minimum: 1, maximum: 1000, description: 'Of the wording that the person read.' }),
  },
  { topic: 'certificates', is_given: true, version: 1 },
)
export type SharingBody = Static<typeof SharingBody>
