import { formatNumber } from '@masar/text'
import { useState, type ComponentProps } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { useUi } from '../ui-provider/ui-provider.tsx'
import styles from './slider.module.css'

type Native = Omit<
  ComponentProps<'input'>,
  'onChange' | 'className' | 'value' | 'defaultValue' | 'type' | 'min' | 'max' | 'step'
>

export interface SliderProps extends Omit<FieldProps, 'isOptional'>, Native {
  value?: number
  defaultValue?: number
  onChange?: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** How the value is shown and spoken; figures alone when left out. */
  format?: (value: number) => string
}

/** A value on a scale: the browser's own control, which fills from the reading side and whose arrow keys follow it. */
export function Slider({
  label,
  hint,
  error,
  hideLabel,
  className,
  value: given,
  defaultValue,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  format,
  ...rest
}: SliderProps) {
  const { tag } = useUi()
  const [own, setOwn] = useState(defaultValue ?? min)
  const value = given ?? own
  const words = format ? format(value) : formatNumber(tag, value)
  const change = (next: number) => {
    setOwn(next)
    onChange?.(next)
  }
  return (
    <Field {...{ id: rest.id, label, hint, error, hideLabel, className }}>
      {({ 'aria-required': _, ...control }) => (
        <div className={styles.slider}>
          <input
            {...rest}
            {...control}
            type="range"
            {...{ min, max, step, value }}
            aria-valuetext={words}
            onChange={event => change(Number(event.target.value))}
          />
          <output htmlFor={control.id} aria-hidden>
            <bdi>{words}</bdi>
          </output>
        </div>
      )}
    </Field>
  )
}
