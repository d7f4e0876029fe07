import { formatDate, useTimeZone, useUi } from '@masar/ui'

/** To the second, since a dispute may hang on it. */
export function ExactTime({ at }: { at: string }) {
  const { tag } = useUi()
  const timeZone = useTimeZone()
  return (
    <time dateTime={at}>
      {formatDate(tag, new Date(at), { timeZone, dateStyle: 'medium', timeStyle: 'medium' })}
    </time>
  )
}
