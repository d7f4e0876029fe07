import { Trans } from '@lingui/react/macro'
import { Stat, StatList } from '@masar/ui'
import type { ExamStatistics } from '../api.ts'
import { useWritten } from './use-written.ts'

/** The figures about the exam as a whole. */
export function Figures({ statistics }: { statistics: ExamStatistics }) {
  const write = useWritten()
  const percent = useWritten('%')
  return (
    <StatList>
      <Stat label={<Trans>Attempts counted</Trans>} value={write(statistics.attempts)} />
      <Stat label={<Trans>Average points</Trans>} value={write(statistics.mean)} />
      <Stat label={<Trans>Median points</Trans>} value={write(statistics.median)} />
      <Stat
        label={<Trans>Standard deviation</Trans>}
        value={write(statistics.standard_deviation)}
        note={<Trans>How far marks lie apart, in points</Trans>}
      />
      <Stat
        label={<Trans>Internal consistency (Cronbach’s alpha)</Trans>}
        value={percent(statistics.alpha)}
        note={<Trans>Whether the questions measure the same thing; 70% and more is good</Trans>}
      />
      <Stat
        label={<Trans>Error ratio</Trans>}
        value={percent(statistics.error_ratio)}
        note={<Trans>The share of the differences that may be chance</Trans>}
      />
      <Stat
        label={<Trans>Standard error</Trans>}
        value={write(statistics.standard_error)}
        note={<Trans>How far a mark may be from what the learner knows, in points</Trans>}
      />
      <Stat
        label={<Trans>Skewness</Trans>}
        value={write(statistics.skewness)}
        note={<Trans>Below 0: most marks are high. Above 0: most are low.</Trans>}
      />
      <Stat
        label={<Trans>Kurtosis</Trans>}
        value={write(statistics.kurtosis)}
        note={<Trans>Above 0: many close to the average, and some far from it</Trans>}
      />
    </StatList>
  )
}
