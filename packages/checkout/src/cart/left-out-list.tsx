import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Banner, IconButton, Isolate, linkClass } from '@masar/ui'
import { X } from 'lucide-react'
import styles from './cart.module.css'
import type { LeftOut } from './use-left-out.ts'

/** Courses that can't be bought any more, each with the reason. */
export function LeftOutList({
  leftOut,
  onDismiss,
}: {
  leftOut: readonly LeftOut[]
  onDismiss: (entry: LeftOut) => void
}) {
  const { t } = useLingui()
  return (
    <div className={styles.leftOut} role="status">
      {leftOut.map(entry => {
        const { course_id: id, title } = entry
        return (
          <Banner
            key={id}
            action={<IconButton icon={X} label={t`Dismiss: ${title}`} onPress={() => onDismiss(entry)} />}
          >
            <p>
              <LeftOutWords entry={entry} />
            </p>
          </Banner>
        )
      })}
    </div>
  )
}

function LeftOutWords({ entry: { title, course_id: id, reason } }: { entry: LeftOut }) {
  const course = (
    <AppLink to={`/Course/${id}`} isOutside className={linkClass()}>
      <Isolate>{title}</Isolate>
    </AppLink>
  )
  switch (reason) {
    case 'owned':
      return <Trans>You already have {course}, so we removed it from your cart.</Trans>
    case 'own':
      return <Trans>{course} is your own course, so we removed it from your cart.</Trans>
    case 'retired':
      return (
        <Trans>
          “<Isolate>{title}</Isolate>” is no longer offered, so we removed it from your cart.
        </Trans>
      )
    case 'free':
      return <Trans>{course} is free now: enrol on its page, without a cart.</Trans>
  }
}
