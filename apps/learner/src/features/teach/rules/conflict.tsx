import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@masar/ui/table'
import { BothVersions } from '../both-versions.tsx'
import type { ExamRules } from '../exam/api.ts'
import { RuleValue, useRuleNames } from '../exam/rule-words.tsx'
import type { RuleName } from '../exam/rules.ts'

interface ConflictProps {
  mine: ExamRules
  stored: ExamRules
  /** Which of them differ. */
  names: readonly RuleName[]
  onMine: () => void
  onStored: () => void
}

/** Another person or another tab has saved other rules: both versions side by side. */
export function Conflict({ mine, stored, names, onMine, onStored }: ConflictProps) {
  const { t } = useLingui()
  const words = useRuleNames()
  return (
    <BothVersions
      title={<Trans>The rules were changed meanwhile</Trans>}
      said={
        <Trans>
          Someone else, or another tab of yours, has saved different rules. Nothing of yours is lost.
        </Trans>
      }
      onMine={onMine}
      onStored={onStored}
    >
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
    </BothVersions>
  )
}
