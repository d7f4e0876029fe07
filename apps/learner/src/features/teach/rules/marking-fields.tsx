import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Card, Heading, NativeSelect, Switch, Text } from '@masar/ui'
import type { ExamRules } from '../exam/api.ts'
import { useRuleChoices } from '../exam/rule-words.tsx'
import { chosenOf } from './draft.ts'
import type { ChosenFieldsProps } from './field-props.ts'
import styles from './rules.module.css'

/** Which attempt counts, and what a wrong answer costs. */
export function MarkingFields({ rules, error, onChange }: ChosenFieldsProps) {
  const { t } = useLingui()
  const { methods } = useRuleChoices()
  const set = (to: Partial<ExamRules>) => onChange({ chosen: { ...chosenOf(rules), ...to } })
  return (
    <Card as="section" className={styles.part}>
      <Heading level={2}>
        <Trans>Marking</Trans>
      </Heading>
      <div className={styles.one}>
        <NativeSelect
          label={t`With several attempts, this counts`}
          value={rules.grade_method}
          options={(Object.keys(methods) as ExamRules['grade_method'][]).map(value => ({
            value,
            label: methods[value],
          }))}
          error={fieldError(error, 'grade_method')}
          onChange={value => set({ grade_method: value as ExamRules['grade_method'] })}
        />
      </div>
      <Switch checked={rules.negative_marking} onChange={negative_marking => set({ negative_marking })}>
        <Trans>A wrong choice takes points away</Trans>
      </Switch>
      <Text size="sm" soft>
        <Trans>
          For single choice and true or false: with four options, a wrong one costs a third of the question’s
          points. Nobody ends below zero.
        </Trans>
      </Text>
    </Card>
  )
}
