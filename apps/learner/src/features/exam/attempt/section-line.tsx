import { Plural, Trans } from '@lingui/react/macro'
import { DurationText, formatNumber, Isolate, Text, useUi } from '@masar/ui'
import { useEffect, useRef } from 'react'
import type { Attempt } from '../api.ts'
import styles from './section-line.module.css'

type UnderWay = NonNullable<Attempt['section']>

/** Which section is under way, and what comes after it. */
export function SectionLine({ section }: { section: UnderWay }) {
  const { tag } = useUi()
  const box = useRef<HTMLDivElement>(null)
  const isLater = section.position > 1
  useEffect(() => {
    // The page before is gone, and with it what had the focus.
    if (isLater) box.current?.focus()
  }, [isLater])
  const [number, of] = [formatNumber(tag, section.position), formatNumber(tag, section.count)]
  return (
    <div ref={box} tabIndex={-1} className={styles.line}>
      <Text strong>
        <Trans>
          Section {number} of {of}: <Isolate>{section.title}</Isolate>
        </Trans>
      </Text>
      {section.instructions !== '' && (
        <Text className={styles.instructions}>
          <Isolate>{section.instructions}</Isolate>
        </Text>
      )}
      <Text size="sm" soft>
        {section.next ? (
          <Trans>
            Next: <SectionFacts section={section.next} />
          </Trans>
        ) : (
          <Trans>This is the last section.</Trans>
        )}
      </Text>
    </div>
  )
}

/** A section in a line: its title, its time, how much it asks. */
export function SectionFacts({ section }: { section: NonNullable<UnderWay['next']> }) {
  return (
    <span>
      <Isolate>{section.title}</Isolate>
      {' · '}
      <DurationText seconds={section.time_limit_seconds} />
      {' · '}
      <Plural value={section.question_count} one="# question" other="# questions" />
    </span>
  )
}
