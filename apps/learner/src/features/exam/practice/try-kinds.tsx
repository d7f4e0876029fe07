import { Trans } from '@lingui/react/macro'
import { Button, Heading, Skeleton, Text } from '@masar/ui'
import { lazy, Suspense, useState } from 'react'
import styles from './practice.module.css'

const PracticeList = lazy(() =>
  import('./practice-list.tsx').then(module => ({ default: module.PracticeList })),
)

/** A practice question of each kind, to learn how the exam is answered before the clock runs. */
export function TryKinds({ examId }: { examId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.part}>
      <Heading level={2}>
        <Trans>Try the kinds of questions</Trans>
      </Heading>
      <Text soft>
        <Trans>
          A practice question of each kind that the exam asks. There is no clock, nothing is stored, and
          nothing counts.
        </Trans>
      </Text>
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="block" height="9rem" />}>
          <PracticeList examId={examId} />
        </Suspense>
      ) : (
        <Button variant="secondary" className={styles.open} onPress={() => setOpen(true)}>
          <Trans>Try them</Trans>
        </Button>
      )}
    </section>
  )
}
