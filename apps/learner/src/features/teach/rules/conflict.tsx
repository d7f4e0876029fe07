import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button } from '@masar/ui'
import { Table } from '@masar/ui/table'
import type { ExamRules } from '../exam/api.ts'
import { RuleValue, useRuleNames } from '../exam/rule-words.tsx'
import type { RuleName } from '../exam/rules.ts'
import styles from './rules.module.css'

interface ConflictProps {
  mine: ExamRules
  stored: ExamRules
  /** Which of them differ. */
  names: readonly RuleName[]
  onMine: () => void
  onStored: () => void
}

/** Somebody else, or another tab, has set other rules: both beside each other, and whoever is here chooses. */
export function Conflict({ mine, stored, names, onMine, onStored }: ConflictProps) {
  const { t } = useLingui()
  const words = useRuleNames()
  return (
    <section className={styles.part} aria-label={t`Both versions`}>
      <Banner tone="warning" isAnnounced title={<Trans>The rules were changed meanwhile</Trans>}>
        <Trans>
          Somebody else, or another tab of yours, has saved other rules. Nothing of yours is lost.
        </Trans>
      </Banner>
      <Table
        caption={t`What differs`}
        columns={[
          { id: 'rule', header: t`Rule`, isRowHeader: true, cell: name => words[name] },
          { id: 'mine', header: t`Yours`, cell: name => <RuleValue of={name} rules={mine} /> },
          { id: 'stored', header: t`Saved now`, cell: name => <RuleValue of={name} rules={stored} /> },
        ]}
        rows={names}
        rowKey={name => name}
      />
      <div className={styles.acts}>
        <Button size="sm" onPress={onMine}>
          <Trans>Continue with yours</Trans>
        </Button>
        <Button size="sm" variant="secondary" onPress={onStored}>
          <Trans>Take what is saved</Trans>
        </Button>
      </div>
    </section>
  )
}
