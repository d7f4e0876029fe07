import { Type } from 'typebox'
import { Data, Id, Moment, body, named, strict } from '../../contract.ts'
import { mostMegabytes } from '../questions/essay-form.ts'
import { SessionLockBody } from '../schema.ts'
import { partHeaders, UploadId } from '../../platform/uploads/tus.ts'
import { AnswerFile } from './listing.ts'

/** The largest part of a file that is taken at once. */
export const largestPart = 1024 * 1024

const fileId = UploadId
const { holder } = SessionLockBody.properties

export const FilesParams = strict({ id: Id, questionId: Id })
export const FileParams = strict({ id: Id, fileId })
export const GradedFileParams = strict({ attemptId: Id, questionId: Id, fileId })
export const WriterQuery = strict({ holder })
export const PartHeaders = partHeaders(mostMegabytes * 1024 * 1024)

export const NewFileBody = body(
  'NewAnswerFileBody',
  {
    holder,
    name: Type.String({ minLength: 1, maxLength: 255 }),
    bytes: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
    made_at: Moment,
  },
  { holder: 'tab-5f2c8e1a9b7d4036', name: 'report.pdf', bytes: 184_320, made_at: '2026-11-21T09:12:00Z' },
)
export const NewFile = Data(AnswerFile)
export const FileLink = Data(
  named('AnswerFileLink', {
    href: Type.String({ description: 'The address of the file for this person, good for ten minutes.' }),
  }),
)
