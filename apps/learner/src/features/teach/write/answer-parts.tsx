import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { NativeSelect, NumberField, RadioGroup, Switch, Text, TextArea } from '@masar/ui'
import { BothTexts } from '../both-texts.tsx'
import type { ToleranceKind } from '../regrade/draft.ts'
import { freeKey } from './draft.ts'
import { PartList } from './part-list.tsx'
import { useProblemMessage } from './write-words.ts'
import styles from './write.module.css'
import type { Writing } from './writing.ts'

export function TruthPart({ draft, problems, error, change }: Writing) {
  const { t } = useLingui()
  return (
    <RadioGroup
      label={t`Right answer`}
      options={[
        { value: 'true', label: t`True` },
        { value: 'false', label: t`False` },
      ]}
      value={draft.truth}
      error={problems['truth'] ? t`Choose what is right.` : fieldError(error, 'answer')}
      onChange={truth => change({ truth: truth as 'true' | 'false' })}
    />
  )
}

export function TextPart({ draft, problems, error, change }: Writing) {
  const { t } = useLingui()
  const say = useProblemMessage()
  return (
    <>
      <TextArea
        label={t`Accepted answers`}
        hint={t`One on each line. A star (*) means any characters.`}
        rows={4}
        value={draft.accepted}
        error={
          problems['accepted'] === 'missing'
            ? t`Write at least one answer that is right.`
            : (say(problems['accepted']) ?? fieldError(error, 'accepted') ?? fieldError(error, 'accepted.0'))
        }
        onChange={accepted => change({ accepted })}
      />
      <Switch checked={draft.exact} onChange={exact => change({ exact })}>
        <Trans>The spelling counts: capitals, marks and signs as well</Trans>
      </Switch>
    </>
  )
}

export function NumberPart({ draft, problems, error, change }: Writing) {
  const { t } = useLingui()
  const say = useProblemMessage()
  return (
    <div className={styles.numbers}>
      <NumberField
        label={t`Right number`}
        text={draft.value}
        error={say(problems['value']) ?? fieldError(error, 'answer')}
        onChange={(_, value) => change({ value })}
      />
      <NumberField
        label={t`Tolerance`}
        isOptional
        text={draft.tolerance}
        error={say(problems['tolerance']) ?? fieldError(error, 'tolerance')}
        onChange={(_, tolerance) => change({ tolerance })}
      />
      <NativeSelect
        label={t`Tolerance in`}
        value={draft.toleranceKind}
        options={[
          { value: 'absolute', label: t`Same unit` },
          { value: 'percent', label: t`Percent` },
        ]}
        onChange={kind => change({ toleranceKind: kind as ToleranceKind })}
      />
    </div>
  )
}

/** What an essay is graded by; without criteria a person grades it as a whole. */
export function RubricPart({ draft, languages, problems, error, change }: Writing) {
  const { t } = useLingui()
  const say = useProblemMessage()
  return (
    <>
      <Text size="sm" soft>
        <Trans>A person grades it: by these criteria, or as a whole where there are none.</Trans>
      </Text>
      <PartList
        title={t`Criteria`}
        parts={draft.rubric}
        add={t`Add a criterion`}
        error={say(problems['rubric']) ?? fieldError(error, 'rubric')}
        onAdd={() =>
          change({ rubric: [...draft.rubric, { key: freeKey('c', draft.rubric), text: {}, points: '' }] })
        }
        onChange={rubric => change({ rubric })}
        render={(criterion, set) => (
          <>
            <BothTexts
              label={t`Criterion`}
              hasNoImages
              languages={languages}
              value={criterion.text}
              maxLength={2000}
              error={say(problems[criterion.key])}
              onChange={text => set({ text })}
            />
            <NumberField
              label={t`Points`}
              text={criterion.points}
              error={say(problems[`points-${criterion.key}`])}
              onChange={(_, points) => set({ points })}
            />
          </>
        )}
      />
    </>
  )
}
