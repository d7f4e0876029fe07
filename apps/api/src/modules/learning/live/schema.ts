import { Type } from 'typebox'
import {
  Choice,
  Cursor,
  CursorPage,
  Data,
  Id,
  Moment,
  Nullable,
  body,
  named,
  strict,
} from '../../contract.ts'
import { RecordingUpload, TaughtRecording } from '../recordings/schema.ts'
import { liveStates } from './state.ts'

/** What a live lesson lasts at most, in hours; how long its link is. */
export const limits = { hours: 12, link: 2_000, search: 100 }

const State = Choice(liveStates)

/** Within the page of a lesson. */
export const LiveSession = named('LiveSession', {
  state: State,
  starts_at: Moment,
  ends_at: Moment,
  moved_from: Nullable(Type.String({ format: 'date-time', description: 'When it was to start before.' })),
  changes_in_seconds: Nullable(
    Type.Integer({ description: 'Until the state changes by the clock; null where it will not.' }),
  ),
  join_url: Nullable(
    Type.String({
      description: 'From 15 minutes before the start until the end, for those who learn or teach the course.',
    }),
  ),
  attended_seconds: Type.Integer({ description: 'Of the caller, all devices together.' }),
  needed_seconds: Type.Integer({ description: 'How much attended time completes the lesson.' }),
})

export const TaughtLiveLesson = named('TaughtLiveLesson', {
  id: Id,
  title: Type.String(),
  course: Type.Object({ id: Id, title: Type.String() }),
  state: Nullable(Choice(liveStates)),
  starts_at: Nullable(Moment),
  ends_at: Nullable(Moment),
  join_host: Nullable(
    Type.String({ description: 'Where its link leads; the link itself is told only while it is open.' }),
  ),
  join_url: Nullable(Type.String()),
  has_recording: Type.Boolean(),
  recording: Nullable(TaughtRecording),
  upload: Nullable(RecordingUpload),
  learners: Type.Integer({ description: 'How many people may learn the course now.' }),
  attended: Type.Integer({ description: 'How many attended at least half of it.' }),
})
export const TaughtLiveLessons = Data(Type.Array(TaughtLiveLesson))
export const OneTaughtLiveLesson = Data(TaughtLiveLesson)

export const LiveSessionBody = body(
  'LiveSessionBody',
  {
    starts_at: Moment,
    ends_at: Moment,
    join_url: Type.Optional(
      Nullable(
        Type.String({
          maxLength: limits.link,
          description: 'An https link without name and password. Null takes it away; left out, it stays.',
        }),
      ),
    ),
  },
  {
    starts_at: '2026-12-01T16:00:00Z',
    ends_at: '2026-12-01T17:30:00Z',
    join_url: 'https://meet.example.com/masar',
  },
)

export const LiveVisitBody = body(
  'LiveVisitBody',
  {
    key: Type.String({
      pattern: '^[A-Za-z0-9_-]{16,64}$',
      description: 'Made by the browser for each visit: what is reported under it again is the same visit.',
    }),
    seconds: Type.Integer({ minimum: 0, maximum: 172_800, description: 'Since the visit began.' }),
  },
  { key: 'visit-5f2c8e1a9b7d', seconds: 60 },
)
export const LiveAttendance = Data(
  named('LiveAttendance', {
    attended_seconds: Type.Integer({ description: 'All devices together.' }),
    needed_seconds: Type.Integer(),
    is_completed: Type.Boolean(),
    course_percent: Type.Integer(),
  }),
)

export const AttendanceQuery = strict({
  cursor: Cursor,
  q: Type.Optional(Type.String({ minLength: 1, maxLength: limits.search, description: 'Part of a name.' })),
})
export const Attendees = CursorPage(
  named('LiveAttendee', {
    id: Id,
    name: Type.String(),
    attended_seconds: Type.Integer({ description: 'What counts.' }),
    measured_seconds: Type.Integer(),
    corrected_at: Nullable(Moment),
    corrected_by: Nullable(Type.String()),
  }),
)
export const AttendeeParams = strict({ id: Id, userId: Id })
export const CorrectionBody = body(
  'LiveCorrectionBody',
  {
    attended_seconds: Nullable(
      Type.Integer({
        minimum: 0,
        maximum: limits.hours * 3600,
        description: 'Null: what was measured counts again.',
      }),
    ),
  },
  { attended_seconds: 4_500 },
)
