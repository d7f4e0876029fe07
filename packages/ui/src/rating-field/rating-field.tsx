import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { FieldError } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './rating-field.module.css'

export interface RatingFieldProps extends Omit<FieldProps, 'isOptional'> {
  /** 1 to 5; null while nothing is chosen. */
  value?: number | null
  defaultValue?: number
  onChange?: (stars: number) => void
  isDisabled?: boolean
  name?: string
}

const steps = [1, 2, 3, 4, 5]

/** One to five stars, set by a press or the arrow keys: a group of radio buttons under the drawing. */
export function RatingField({
  label,
  hideLabel,
  hint,
  error,
  value: given,
  defaultValue,
  onChange,
  isDisabled,
  name,
  className,
  ...rest
}: RatingFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [own, setOwn] = useState<number | null>(defaultValue ?? null)
  const value = given === undefined ? own : given
  const choose = (stars: number) => {
    setOwn(stars)
    onChange?.(stars)
  }
  return (
    <fieldset
      {...rest}
      role="radiogroup"
      className={cx(styles.rating, className)}
      disabled={isDisabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
    >
      <legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</legend>
      <div className={styles.stars}>
        {steps.map(stars => (
          <label key={stars} data-on={(value !== null && stars <= value) || undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={name ?? id}
              value={stars}
              checked={value === stars}
              onChange={() => choose(stars)}
              aria-label={t({ message: plural(stars, { one: '# star', other: '# stars' }) })}
            />
            <Icon of={Star} size={28} />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
