import styles from './table.module.css'

interface SelectBoxProps {
  label: string
  state: boolean | 'some'
  onChange: (isOn: boolean) => void
  showLabel?: boolean
}

/** A box alone in its cell: its name is said, and shown where there is room for it. */
export function SelectBox({ label, state, onChange, showLabel }: SelectBoxProps) {
  const mark = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = state === 'some'
  }
  return (
    <label className={styles.box}>
      <input
        ref={mark}
        type="checkbox"
        checked={state === true}
        onChange={event => onChange(event.target.checked)}
      />
      <span className={showLabel ? undefined : 'visually-hidden'}>{label}</span>
    </label>
  )
}
