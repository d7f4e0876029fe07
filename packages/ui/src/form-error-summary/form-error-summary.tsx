import { Plural } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Banner } from '../banner/banner.tsx'
import styles from './form-error-summary.module.css'

export interface FormErrorSummaryProps {
  /** Each fault with the id of the field it stands at, in the order of the form. */
  faults: readonly { fieldId: string; message: string }[]
  /** Grows with every attempt to send: the focus moves here again, even when the faults are the same. */
  attempt?: number
}

/** What is wrong with a form, above it, each fault a link to its field. It takes the focus when faults appear. */
export function FormErrorSummary({ faults, attempt = 0 }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = faults.length > 0
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown, attempt])
  if (!isShown) return null
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="form-faults" className={styles.summary}>
      <Banner
        tone="danger"
        title={
          <span id="form-faults">
            <Plural value={faults.length} one="One thing needs a change" other="# things need a change" />
          </span>
        }
      >
        <ul className={styles.list}>
          {faults.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={event => {
                  event.preventDefault()
                  event.currentTarget.ownerDocument.getElementById(fieldId)?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
