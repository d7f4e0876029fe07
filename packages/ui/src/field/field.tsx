import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './field.module.css'

/** What every field takes. */
export interface FieldProps {
  label: ReactNode
  /** Says what is wanted, before anything is wrong. */
  hint?: ReactNode
  /** Says what is wrong and what to do; the field is invalid while it is there. */
  error?: ReactNode
  /** Marks a field that may stay empty; the others are required. */
  isOptional?: boolean
  /** Keeps the label for screen readers alone, where the place makes it plain. */
  hideLabel?: boolean
  className?: string
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FrameProps extends FieldProps {
  id?: string
  children: (control: ControlProps) => ReactNode
}

/** A field's message, announced when it appears. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlert} size={16} />
      <span>{children}</span>
    </p>
  )
}

/** Stands beside the label of a field that may stay empty. */
export function OptionalMark() {
  return (
    <span className={styles.optional}>
      <Trans>(optional)</Trans>
    </span>
  )
}

/** The frame around one control: label above, hint and error below, linked by ids. */
export function Field({
  id: givenId,
  label,
  hint,
  error,
  isOptional,
  hideLabel,
  className,
  children,
}: FrameProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = cx(error && `${id}-error`, hint && `${id}-hint`)
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label} {isOptional && !hideLabel && <OptionalMark />}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isOptional || hideLabel ? undefined : true,
      })}
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}

/** The bordered box around a control and its adornments. */
export function ControlBox({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.control}>
      {lead && <span className={styles.lead}>{lead}</span>}
      {children}
    </div>
  )
}
