/** A notification as the list shows it. */
export interface NotificationItem {
  id: number
  seq: number
  kind: string
  title: string
  /** What a person wrote, in plain text. */
  text: string | null
  link: string | null
  is_read: boolean
  created_at: string
}

export interface NotificationGroup {
  /** `unread`, or the day as the reader's calendar has it: 2026-11-21. */
  key: string
  items: NotificationItem[]
}

/** Unread first, in one group; then what was read, by the reader's own days, the newest first. */
export function groupsOf(
  items: readonly NotificationItem[],
  dayOf: (moment: Date) => string = localDay,
): NotificationGroup[] {
  const groups = new Map<string, NotificationItem[]>()
  const unread = items.filter(item => !item.is_read)
  const read = items.filter(item => item.is_read).sort((a, b) => b.seq - a.seq)
  if (unread.length > 0) groups.set('unread', unread)
  for (const item of read) {
    const key = dayOf(new Date(item.created_at))
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups].map(([key, group]) => ({ key, items: group }))
}

function localDay(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
