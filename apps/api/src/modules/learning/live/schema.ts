import { Type } from 'typebox'
import { Choice, Data, Id, Moment, Nullable, body, named } from '../../contract.ts'
import { liveStates } from './state.ts'

/** What a live lesson lasts at most, in hours; how long its link is. */
export const limits = { hours: 12, link: 2_000 }

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
  learners: Type.Integer({ description: 'How many people may learn the course now.' }),
  attended: Type.Integer({ description: 'How many attended at least half of it.' }),
})
export const TaughtLiveLessons = Data(Type.Array(TaughtLiveLesson))
export const OneTaughtLiveLesson = Data(TaughtLiveLesson)

export const LiveSessionBody = body('LiveSessionBody', {
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
})
