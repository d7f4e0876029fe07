export interface MovedDeadline {
  attemptId: number
  userId: number
  deadlineAt: Date | null
  gainedSeconds: number
}

export interface MovedRow extends Record<string, unknown> {
  id: string
  user_id: string
  before: Date | string | null
  after: Date | string | null
}

export function movedRows(rows: readonly MovedRow[]): MovedDeadline[] {
  return rows.map(row => {
    const [before, after] = [row.before, row.after].map(at => (at === null ? null : new Date(at)))
    return {
      attemptId: Number(row.id),
      userId: Number(row.user_id),
      deadlineAt: after ?? null,
      gainedSeconds: before && after ? Math.round((after.getTime() - before.getTime()) / 1000) : 0,
    }
  })
}
