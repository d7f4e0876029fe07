import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Card, CheckboxGroup, Heading, NumberField, RadioGroup, Switch } from '@masar/ui'
import type { ExamRules } from '../exam/api.ts'
import { useRuleChoices } from '../exam/rule-words.tsx'
import { chosenOf } from './draft.ts'
import type { ChosenFieldsProps } from './field-props.ts'
import styles from './rules.module.css'

/** How one goes through the questions, in which order, and with what at hand. */
export function WayFields({ draft, rules, problems, error, onChange }: ChosenFieldsProps) {
  const { t } = useLingui()
  const { tools } = useRuleChoices()
  const set = (to: Partial<ExamRules>) => onChange({ chosen: { ...chosenOf(rules), ...to } })
  return (
    <Card as="section" className={styles.part}>
      <Heading level={2}>
        <Trans>Way through the questions</Trans>
      </Heading>
      <div className={styles.fields}>
        <RadioGroup
          label={t`Moving about`}
          value={rules.navigation}
          options={[
            { value: 'free', label: t`Back and forth, in any order` },
            { value: 'forward', label: t`Forward only, page after page` },
          ]}
          error={fieldError(error, 'navigation')}
          onChange={value => set({ navigation: value as ExamRules['navigation'] })}
        />
        <NumberField
          label={t`Questions a page`}
          hint={t`Within a page one may always go back and forth.`}
          isWhole
          text={draft.perPage ?? String(rules.questions_per_page)}
          error={
            problems.questions_per_page
              ? t`Type a whole number from 1 to 50.`
              : fieldError(error, 'questions_per_page')
          }
          onChange={(_, perPage) => onChange({ perPage })}
        />
        <CheckboxGroup
          label={t`Tools on the page`}
          options={(Object.keys(tools) as ExamRules['tools']).map(value => ({ value, label: tools[value] }))}
          value={rules.tools}
          error={fieldError(error, 'tools')}
          onChange={value => set({ tools: value as ExamRules['tools'] })}
        />
      </div>
      <Switch checked={draft.shuffleQuestions} onChange={shuffleQuestions => onChange({ shuffleQuestions })}>
        <Trans>Mix the questions for each learner</Trans>
      </Switch>
      <Switch checked={draft.shuffleOptions} onChange={shuffleOptions => onChange({ shuffleOptions })}>
        <Trans>Mix the options for each learner</Trans>
      </Switch>
    </Card>
  )
}
