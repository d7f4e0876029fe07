import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, DurationText, formatNumber, Isolate, useUi } from '@masar/ui'
import {
  CircleCheck,
  CircleSlash,
  Clock,
  Eye,
  Hourglass,
  ListOrdered,
  Paperclip,
  type LucideIcon,
  Play,
  RotateCcw,
  Save,
  TriangleAlert,
  Undo2,
  Wifi,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { RecordedEvent } from './api.ts'
import { ExactTime } from './exact-time.tsx'

/** The icon of each kind, on the line and in the list. */
export const eventIcons: Record<string, LucideIcon> = {
  started: Play,
  saved: Save,
  late: TriangleAlert,
  stale: Save,
  file_added: Paperclip,
  file_removed: Paperclip,
  file_refused: TriangleAlert,
  refused: TriangleAlert,
  reconnected: Wifi,
  taken_over: RotateCcw,
  shown: Eye,
  section: ListOrdered,
  allowance: Clock,
  submitted: CircleCheck,
  abandoned: CircleSlash,
  graded: CircleCheck,
  regraded: Undo2,
  regrade_asked: Eye,
  reopened: RotateCcw,
}

export function iconOf(kind: string): LucideIcon {
  return eventIcons[kind] ?? Hourglass
}

/** What happened, in words. */
export function EventWords({ event }: { event: RecordedEvent }): ReactNode {
  const { tag } = useUi()
  const { t } = useLingui()
  const { kind, data } = event
  const question = typeof data['position'] === 'number' ? formatNumber(tag, data['position']) : '?'
  switch (kind) {
    case 'started':
      return <Trans>The attempt began.</Trans>
    case 'saved':
      return <Trans>Answer saved: question {question}.</Trans>
    case 'file_added':
      return <Trans>A file was added: question {question}.</Trans>
    case 'file_removed':
      return <Trans>A file was removed: question {question}.</Trans>
    case 'file_refused':
      return <Trans>A file was refused, as the question does not accept its kind: question {question}.</Trans>
    case 'shown':
      return <Trans>Question {question} came on the screen.</Trans>
    case 'late':
      return <Trans>An answer came too late and doesn’t count: question {question}.</Trans>
    case 'stale':
      return <Trans>An older answer came after a newer one and changed nothing: question {question}.</Trans>
    case 'refused':
      return <Trans>An answer was refused: question {question}.</Trans>
    case 'reconnected':
      return (
        <Trans>
          Connected again. Without contact: <DurationText seconds={secondsOf(data['seconds'])} />.
        </Trans>
      )
    case 'taken_over':
      return <Trans>The exam went on in another window or on another device.</Trans>
    case 'section':
      return <Section data={data} />
    case 'allowance':
      return <Allowance data={data} />
    case 'submitted':
      return <Submitted by={data['by']} />
    case 'abandoned':
      return <Trans>It ended with nothing answered: the attempt has no mark.</Trans>
    case 'graded':
      return <Trans>Marked.</Trans>
    case 'regraded':
      return <Trans>Marked anew.</Trans>
    case 'regrade_asked':
      return <Trans>The learner requested a second look at a mark: question {question}.</Trans>
    case 'reopened':
      return <Trans>The attempt was opened again.</Trans>
    default:
      return t`Another event: ${kind}`
  }
}

function Allowance({ data }: { data: RecordedEvent['data'] }) {
  const { closes_at: closes } = data
  if (typeof closes === 'string')
    return (
      <Trans>
        Another closing time for this learner: <DateText value={closes} format="time" />.
      </Trans>
    )
  if ('opens_at' in data) return <Trans>Another opening time for this learner.</Trans>
  return (
    <Trans>
      Time added: <DurationText seconds={secondsOf(data['gained_seconds'])} />.
    </Trans>
  )
}

function Section({ data }: { data: RecordedEvent['data'] }) {
  const { tag } = useUi()
  const number = formatNumber(tag, Number(data['section']) || 0)
  return data['by'] === 'deadline' ? (
    <Trans>Section {number} began when the time of the one before was up.</Trans>
  ) : (
    <Trans>Section {number} began when the learner moved on to it.</Trans>
  )
}

function Submitted({ by }: { by: unknown }) {
  if (by === 'deadline') return <Trans>Submitted when time was up.</Trans>
  if (by === 'instructor') return <Trans>Ended by the instructor. What was saved was submitted.</Trans>
  if (by === 'access_ended') return <Trans>Closed as access to the course ended.</Trans>
  return <Trans>Submitted by the learner.</Trans>
}

/** When an answer was made that came later, who did it and why, the mark where it may be seen. */
export function EventDetails({ event }: { event: RecordedEvent }): ReactNode {
  const { tag } = useUi()
  const { by_name: by, reason, percent } = event.data
  const madeAt = madeBefore(event)
  const mark =
    typeof percent === 'number'
      ? formatNumber(tag, percent / 100, { style: 'percent', maximumFractionDigits: 2 })
      : null
  return (
    <>
      {madeAt !== null && (
        <>
          <Trans>
            Answered: <ExactTime at={madeAt} />
          </Trans>{' '}
        </>
      )}
      {mark !== null && (
        <>
          <Trans>Result: {mark}.</Trans>{' '}
        </>
      )}
      {typeof by === 'string' && (
        <>
          <Trans>
            By: <Isolate>{by}</Isolate>.
          </Trans>{' '}
        </>
      )}
      {typeof event.data['name'] === 'string' && (
        <>
          <bdi dir="ltr">{event.data['name']}</bdi>{' '}
        </>
      )}
      {typeof reason === 'string' && (
        <Trans>
          Reason: <Isolate>{reason}</Isolate>
        </Trans>
      )}
    </>
  )
}

/** When an answer was made, where it took a second or more to come; a lost network keeps it for longer. */
function madeBefore({ at, data: { made_at: made } }: RecordedEvent): string | null {
  return typeof made === 'string' && Date.parse(at) - Date.parse(made) >= 1000 ? made : null
}

function secondsOf(value: unknown): number {
  return typeof value === 'number' ? value : Number(value ?? 0) || 0
}
