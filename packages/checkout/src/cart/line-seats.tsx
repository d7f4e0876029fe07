import type { CartLine } from '../cart-acts/index.ts'
import { SeatsField } from '../seats/seats-field.tsx'
import styles from './cart.module.css'
import { useCartErrorMessage } from './cart-error-message.ts'
import { useSeats } from './use-seats.ts'

/** How many seats of a course a company buys. */
export function LineSeats({ line }: { line: CartLine }) {
  const wordsOf = useCartErrorMessage()
  const { text, failure, type, settle } = useSeats(line)
  return (
    <div className={styles.seats}>
      <SeatsField
        title={line.course.title}
        text={text}
        seats={line.seats}
        failure={failure && wordsOf(failure)}
        onType={type}
        onLeave={settle}
      />
    </div>
  )
}
