import { Plural } from '@lingui/react/macro'
import { Icon } from '@masar/ui'
import { CloudOff } from 'lucide-react'
import styles from './lesson.module.css'

/** The truth about what the service does not have yet. */
export function KeptStatus({ lessons }: { lessons: number }) {
  return (
    <p role="status" className={lessons > 0 ? styles.kept : 'visually-hidden'}>
      {lessons > 0 && (
        <>
          <Icon of={CloudOff} size={18} />
          <span>
            <Plural
              value={lessons}
              one="Your progress in # lesson is kept on this device. It is sent once you are connected."
              other="Your progress in # lessons is kept on this device. It is sent once you are connected."
            />
          </span>
        </>
      )}
    </p>
  )
}
