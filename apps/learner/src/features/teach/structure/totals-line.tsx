import { Plural, Trans } from '@lingui/react/macro'
import { DurationText, formatNumber, Text, useUi } from '@masar/ui'
import { type StructureDraft, totalsOf } from './draft.ts'
import styles from './structure.module.css'

/** What an attempt comes to. @param isLive as it is being built: said when it changes */
export function TotalsLine({ draft, isLive }: { draft: StructureDraft; isLive?: boolean }) {
  const { tag } = useUi()
  const { asked, points, minutes } = totalsOf(draft)
  const shown = formatNumber(tag, points, { maximumFractionDigits: 2 })
  return (
    <Text role={isLive ? 'status' : undefined} strong className={styles.totals}>
      <Plural value={asked} one="An attempt is asked # question" other="An attempt is asked # questions" />
      {' · '}
      <Trans>Points in all: {shown}</Trans>
      {minutes !== null && minutes > 0 && (
        <>
          {' · '}
          <DurationText seconds={Math.round(minutes * 60)} />
        </>
      )}
    </Text>
  )
}
