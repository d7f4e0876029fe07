import { cx, Heading, IconButton } from '@masar/ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './moment.module.css'

export type MomentKind = 'section' | 'course' | 'passed'

interface MomentProps {
  kind: MomentKind
  title: ReactNode
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  dismissLabel: string
  onDismiss: () => void
}

/** A step that is done, drawn once: announced politely, still where motion is reduced, gone at a press. */
export function Moment({ kind, title, children, action, dismissLabel, onDismiss }: MomentProps) {
  return (
    <div role="status" className={styles.moment}>
      {drawings[kind]}
      <div className={styles.words}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <IconButton icon={X} label={dismissLabel} onPress={onDismiss} className={styles.close} />
    </div>
  )
}

/** The line runs on to the next node; the pattern opens round the dot; the certificate comes with its seal. */
const drawings: Record<MomentKind, ReactNode> = {
  section: (
    <svg viewBox="0 0 160 100" aria-hidden className={styles.drawing} data-moment="section">
      <g className={styles.turning}>
        <path d="M8 80h34a16 16 0 0 0 16-16v-6" className={styles.line} />
        <path d="M58 58v-6a16 16 0 0 1 16-16h32a16 16 0 0 0 16-16" className={styles.drawn} pathLength={1} />
        <circle cx="58" cy="58" r="10" className={styles.node} />
        <circle cx="122" cy="18" r="9" className={styles.ring} />
        <path d="M53 58l4 4 7-8" className={cx(styles.tick, styles.upright)} />
      </g>
    </svg>
  ),
  course: (
    <svg viewBox="0 0 160 100" aria-hidden className={styles.drawing} data-moment="course">
      <g className={styles.window}>
        <path
          d="M80 4l13 15 20-2-2 20 15 13-15 13 2 20-20-2-13 15-13-15-20 2 2-20-15-13 15-13-2-20 20 2z"
          className={styles.star}
        />
        <path
          d="M80 20l9 10 14-1-1 14 10 9-10 9 1 14-14-1-9 10-9-10-14 1 1-14-10-9 10-9-1-14 14 1z"
          className={styles.inner}
        />
      </g>
      <circle cx="80" cy="50" r="12" className={styles.node} />
      <path d="M74 50l5 5 8-10" className={styles.tick} />
    </svg>
  ),
  passed: (
    <svg viewBox="0 0 160 100" aria-hidden className={styles.drawing} data-moment="passed">
      <g className={styles.paper}>
        <rect x="30" y="10" width="100" height="74" rx="6" className={styles.sheet} />
        <rect x="37" y="17" width="86" height="60" rx="3" className={styles.frame} />
        <path d="M60 34h40M52 46h56" className={styles.text} />
      </g>
      <g className={styles.seal}>
        <path
          d="M80 54l5 5 8-1-1 8 5 5-5 5 1 8-8-1-5 5-5-5-8 1 1-8-5-5 5-5-1-8 8 1z"
          className={styles.inner}
        />
        <path d="M76 71l3 3 6-7" className={styles.tick} />
      </g>
    </svg>
  ),
}
