import { Type } from 'typebox'
import { recordingRefusals, recordingStates } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Nullable, body, named, strict } from '../../contract.ts'
import { partHeaders, UploadId } from '../../platform/uploads/tus.ts'

/** The largest part of a recording that is taken at once, and the smallest but for the last: what browsers begin with. */
export const largestPart = 4 * 1024 * 1024
export const smallestPart = 64 * 1024
/** What a file may claim to be; what this site takes is a setting. */
const mostBytes = 2 ** 40
/** Of a file of captions. */
export const largestCaptions = 1024 * 1024
export const captionsType = 'text/vtt'

const languages = ['ar', 'en'] as const

/** The recording that a live lesson shows. */
export const TaughtRecording = named('TaughtRecording', {
  name: Nullable(Type.String({ description: 'As it was called when it was uploaded.' })),
  seconds: Nullable(Type.Number({ description: 'How long it lasts; null until it is measured.' })),
  is_optimised: Type.Boolean({
    description: 'It was made to start at once. Otherwise it is served as it came.',
  }),
  captions: Type.Array(Choice(languages)),
})

/** A recording that is on its way, is being prepared, or was refused. */
export const RecordingUpload = named('RecordingUpload', {
  id: Type.String(),
  name: Type.String(),
  bytes: Type.Integer(),
  received: Type.Integer({ description: 'How many bytes have arrived.' }),
  state: Choice(recordingStates.filter(state => state !== 'ready')),
  refusal: Nullable(Choice(recordingRefusals)),
})

export const NewRecordingBody = body(
  'NewRecordingBody',
  {
    name: Type.String({ minLength: 1, maxLength: 255 }),
    bytes: Type.Integer({ minimum: 1, maximum: mostBytes }),
  },
  { name: 'lesson.mp4', bytes: 73_400_320 },
)
export const NewRecording = Data(RecordingUpload)
export const RecordingParams = strict({ id: Id, uploadId: UploadId })
export const PartHeaders = partHeaders(mostBytes)
export const CaptionsParams = strict({ id: Id, language: Choice(languages) })
/** Captions are the body itself, which no schema reads. */
export const CaptionsBody = { content: { [captionsType]: { schema: {} } } }
