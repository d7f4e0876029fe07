import type { RecordedEvent } from './api.ts'

export interface LineMark {
  kind: string
  /** Where on the line, 0 to 100. */
  at: number
}
export interface TimeLine {
  from: string
  to: string
  marks: LineMark[]
  /** Times without contact. */
  gaps: { at: number; width: number }[]
}

const textOf = ({ data }: RecordedEvent, name: string) => {
  const value = data[name]
  return typeof value === 'string' ? value : null
}

/** An attempt as a line from its first event to its last; marks of one kind that would lie upon each other are one. @param events the oldest first */
export function timeLineOf(events: readonly RecordedEvent[]): TimeLine | null {
  const [first, last] = [events[0], events.at(-1)]
  if (!first || !last) return null
  const [from, to] = [Date.parse(first.at), Date.parse(last.at)]
  const placeOf = (at: number) => (to === from ? 0 : (100 * (at - from)) / (to - from))
  const marks = new Map<string, LineMark>()
  for (const event of events) {
    const at = Math.round(placeOf(Date.parse(event.at)) * 2) / 2
    marks.set(`${event.kind} ${at}`, { kind: event.kind, at })
  }
  const gaps = events.flatMap(event => {
    const lostAt = event.kind === 'reconnected' ? textOf(event, 'lost_at') : null
    if (lostAt === null) return []
    const at = Math.max(0, placeOf(Date.parse(lostAt)))
    return [{ at, width: placeOf(Date.parse(event.at)) - at }]
  })
  return { from: first.at, to: last.at, marks: [...marks.values()], gaps }
}

/** Normalises a pasted receipt: spaces, dashes and capitals are allowed; null where it is none. */
export function typedReceipt(text: string): string | null {
  const code = text.replaceAll(/[\s\p{Cf}-]/gu, '').toLowerCase()
  return /^[0-9a-f]{16,64}$/.test(code) ? code : null
}
