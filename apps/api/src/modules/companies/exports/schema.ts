import { Type } from 'typebox'
import { exportFormats, exportStates } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Moment, Nullable, named } from '../../contract.ts'
import { contentTypes, tableFormats } from '../files/table-file.ts'

export const Format = Choice(tableFormats)
const Bytes = Type.Unsafe<Buffer>(Type.String({ format: 'binary' }))
/** An answer that is a file. */
export const FileAnswer = {
  description: 'The file.',
  content: Object.fromEntries(Object.values(contentTypes).map(type => [type, { schema: Bytes }])),
}
/** Whatever was made in the background. */
export const ExportFileAnswer = {
  ...FileAnswer,
  content: {
    ...FileAnswer.content,
    'application/pdf': { schema: Bytes },
    'application/zip': { schema: Bytes },
  },
}
export const Started = Data(Type.Object({ id: Id }))
export const ExportPage = Data(
  named('CompanyExport', {
    id: Id,
    state: Choice(exportStates),
    format: Choice(exportFormats),
    name: Type.String({ description: 'What the file is called.' }),
    total: Type.Integer({ description: 'Rows.' }),
    done: Type.Integer(),
    created_at: Moment,
    expires_at: Moment,
    finished_at: Nullable(Moment),
  }),
)
