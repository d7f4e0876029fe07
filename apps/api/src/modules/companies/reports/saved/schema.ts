import { Type, type Static } from 'typebox'
import { Choice, Data, Id, Moment, body, named } from '../../../contract.ts'
import { filters, groupings, reportKinds } from '../schema.ts'

const view = {
  report: Choice(reportKinds),
  by: Choice([...groupings, 'person'] as const),
  ...filters,
}
const Name = Type.String({ minLength: 1, maxLength: 400 })

export const SavedReports = Data(
  Type.Array(
    named('SavedReport', {
      id: Id,
      name: Type.String(),
      is_shared: Type.Boolean({ description: 'With everybody who acts for the company.' }),
      is_own: Type.Boolean(),
      may_change: Type.Boolean(),
      ...view,
      created_at: Moment,
    }),
  ),
)
export const MadeSavedReport = Data(Type.Object({ id: Id }))
export const SavedReportBody = body('SavedReportBody', {
  name: Name,
  is_shared: Type.Optional(Type.Boolean()),
  ...view,
})
export type SavedReportBody = Static<typeof SavedReportBody>
export const SavedReportChange = body('SavedReportChange', {
  name: Type.Optional(Name),
  is_shared: Type.Optional(Type.Boolean()),
})
export type SavedReportChange = Static<typeof SavedReportChange>
