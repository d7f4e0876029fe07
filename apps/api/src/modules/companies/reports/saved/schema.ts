import { Type, type Static } from 'typebox'
import { reportRhythms, type ReportRhythm } from '../../../../db/schema/index.ts'
import { Choice, Data, Id, Moment, Nullable, body, named } from '../../../contract.ts'
import { quietDays } from '../activity/schema.ts'
import { purchaseKinds } from '../purchases/schema.ts'
import { filters, groupings, reportKinds, rowFinding } from '../schema.ts'

const view = {
  report: Choice([...reportKinds, 'activity', ...purchaseKinds] as const),
  by: Choice([...groupings, 'person'] as const),
  ...filters,
  quiet: quietDays,
  ...rowFinding,
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
      mailed: Nullable(
        Type.Unsafe<ReportRhythm>({
          ...Choice(reportRhythms),
          description: 'How often it is sent to the asker by e-mail.',
        }),
      ),
      ...view,
      created_at: Moment,
    }),
  ),
)
export const MadeSavedReport = Data(Type.Object({ id: Id }))
export const SavedReportBody = body(
  'SavedReportBody',
  {
    name: Name,
    is_shared: Type.Optional(Type.Boolean()),
    ...view,
  },
  {
    name: 'إتمام الفروع هذا العام',
    is_shared: true,
    report: 'completion',
    by: 'department',
    from: '2026-01-01',
    to: '2026-12-31',
  },
)
export type SavedReportBody = Static<typeof SavedReportBody>
export const SavedReportChange = body(
  'SavedReportChange',
  {
    name: Type.Optional(Name),
    is_shared: Type.Optional(Type.Boolean()),
  },
  { name: 'إتمام الفروع 2026' },
)
export type SavedReportChange = Static<typeof SavedReportChange>
export const SavedReportMail = body(
  'SavedReportMail',
  {
    rhythm: Nullable(
      Type.Unsafe<ReportRhythm>({
        ...Choice(reportRhythms),
        description:
          'Null for never. Weekly ones are sent on Sunday, monthly ones on the first, at seven in the company’s zone.',
      }),
    ),
  },
  { rhythm: 'monthly' },
)
