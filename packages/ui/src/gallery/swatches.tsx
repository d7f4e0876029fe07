import { Ltr } from '../isolate/isolate.tsx'
import styles from './gallery.module.css'

const colours = [
  'paper',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink-soft',
  'ink',
  'primary',
  'primary-soft',
  'accent',
  'accent-soft',
  'success',
  'warning',
  'danger',
]

/** The colours, by the names of their tokens. */
export function Swatches() {
  return (
    <div className={styles.row}>
      {colours.map(name => (
        <span key={name} className={styles.swatch}>
          <i style={{ background: `var(--${name})` }} />
          <Ltr>{name}</Ltr>
        </span>
      ))}
    </div>
  )
}
