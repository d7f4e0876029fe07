import { Trans } from '@lingui/react/macro'
import { Banner } from '@masar/ui'
import type { ReactNode } from 'react'
import type { ExamStatistics, ItemStatistics } from '../api.ts'
import styles from './statistics.module.css'

type ExamFinding = ExamStatistics['findings'][number]
type ItemFinding = ItemStatistics['findings'][number]

/** What the figures of the whole say, in plain words. */
export function ExamAdvice({ findings }: { findings: readonly ExamFinding[] }) {
  return findings.map(finding => (
    <Banner key={finding} tone={finding === 'different_items' ? 'info' : 'warning'}>
      {examSentence(finding)}
    </Banner>
  ))
}

function examSentence(finding: ExamFinding): ReactNode {
  switch (finding) {
    case 'few_attempts':
      return (
        <Trans>
          Fewer than 30 attempts: take these figures as hints, since each further attempt can change them.
        </Trans>
      )
    case 'different_items':
      return (
        <Trans>
          Not everybody had the same questions. Each question counts those who had it, and the consistency of
          the whole cannot be computed.
        </Trans>
      )
    case 'low_consistency':
      return (
        <Trans>
          The questions hardly measure the same thing: look first at those with a low discrimination index.
        </Trans>
      )
    case 'large_error':
      return (
        <Trans>
          More than half of the differences between marks may be chance: more questions of the same kind make
          the result more reliable.
        </Trans>
      )
  }
}

/** What the figures of one question say, in plain words. */
export function ItemAdvice({ findings }: { findings: readonly ItemFinding[] }) {
  if (findings.length === 0) return '—'
  return (
    <ul className={styles.advice}>
      {findings.map(finding => (
        <li key={finding} data-tone={finding === 'negative_discrimination' ? 'danger' : undefined}>
          {itemSentence(finding)}
        </li>
      ))}
    </ul>
  )
}

function itemSentence(finding: ItemFinding): ReactNode {
  switch (finding) {
    case 'negative_discrimination':
      return <Trans>Those who did well elsewhere did worse here: check the key and the wording.</Trans>
    case 'weak_discrimination':
      return <Trans>It hardly separates those who know from those who don’t: make it clearer.</Trans>
    case 'same_for_all':
      return <Trans>Everybody got the same mark, so it doesn’t separate learners.</Trans>
    case 'very_hard':
      return <Trans>Very hard: check that the course teaches it, and that the question is clear.</Trans>
    case 'very_easy':
      return <Trans>Very easy: nearly everybody gets it. Keep it as an opener, or ask for more.</Trans>
  }
}
