import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './timeline.module.css'

export interface TimelineStep {
  id: string
  title: ReactNode
  /** When, or what more there is to say. */
  detail?: ReactNode
  state: 'done' | 'current' | 'ahead'
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly TimelineStep[]
}

/** What happened, happens and will happen, in order: an order, a refund, a learner's path. */
export function Timeline({ steps, className, ...rest }: TimelineProps) {
  const { t } = useLingui()
  const words = { done: t`Done`, current: t`Now`, ahead: t`Ahead` }
  return (
    <ol {...rest} className={cx(styles.timeline, className)}>
      {steps.map(({ id, title, detail, state }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.mark}>
            {state === 'done' && <Icon of={Check} size={16} />}
            <span className="visually-hidden">{words[state]}</span>
          </span>
          <div>
            <div className={styles.title}>{title}</div>
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
