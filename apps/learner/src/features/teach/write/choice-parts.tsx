import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Checkbox, formatNumber, NativeSelect, Radio, Switch, useUi } from '@masar/ui'
import { useId } from 'react'
import { BothTexts } from '../both-texts.tsx'
import { excerptOf } from '../excerpt.ts'
import { textIn } from '../questions/as-asked.ts'
import { freeKey } from './draft.ts'
import { PartList } from './part-list.tsx'
import { useProblemMessage } from './write-words.ts'
import type { Writing } from './writing.ts'

const lineLength = 2000

/** Options of a choice: each with its text, whether it is right, and feedback. */
export function ChoiceParts({ draft, languages, problems, error, change }: Writing) {
  const { t } = useLingui()
  const say = useProblemMessage()
  const name = useId()
  return (
    <>
      <PartList
        title={t`Options`}
        parts={draft.options}
        add={t`Add an option`}
        error={say(problems['options']) ?? fieldError(error, 'options')}
        onAdd={() => change({ options: [...draft.options, emptyOption(draft.options)] })}
        onChange={options => change({ options })}
        render={(option, set) => (
          <>
            <BothTexts
              label={t`Option`}
              languages={languages}
              value={option.text}
              maxLength={lineLength}
              error={say(problems[option.key])}
              onChange={text => set({ text })}
            />
            <RightMark draft={draft} option={option} name={name} change={change} />
            <BothTexts
              label={t({ message: 'Feedback', context: 'on one option' })}
              languages={languages}
              value={option.feedback}
              maxLength={lineLength}
              isOptional
              onChange={feedback => set({ feedback })}
            />
          </>
        )}
      />
      {draft.kind === 'multiple_choice' && <AllOrNothing draft={draft} change={change} />}
    </>
  )
}

interface RightMarkProps extends Pick<Writing, 'draft' | 'change'> {
  option: Writing['draft']['options'][number]
  /** Of the question's one right option. */
  name: string
}

/** Whether an option is right: one of them, or several. */
function RightMark({ draft, option, name, change }: RightMarkProps) {
  const isOnly = draft.kind === 'single_choice'
  const mark = (correct: boolean) =>
    change({
      options: draft.options.map(each =>
        each.key === option.key ? { ...each, correct } : isOnly ? { ...each, correct: false } : each,
      ),
    })
  const words = <Trans>This is right</Trans>
  return isOnly ? (
    <Radio name={name} checked={option.correct} onChange={mark}>
      {words}
    </Radio>
  ) : (
    <Checkbox checked={option.correct} onChange={mark}>
      {words}
    </Checkbox>
  )
}

const emptyOption = (options: Writing['draft']['options']) => ({
  key: freeKey('k', options),
  text: {},
  correct: false,
  feedback: {},
})

function AllOrNothing({ draft, change }: Pick<Writing, 'draft' | 'change'>) {
  return (
    <Switch checked={draft.allOrNothing} onChange={allOrNothing => change({ allOrNothing })}>
      <Trans>All or nothing: a part that is right earns nothing.</Trans>
    </Switch>
  )
}

/** What is to be put in order, in its right order. */
export function OrderParts({ draft, languages, problems, error, change }: Writing) {
  const { t } = useLingui()
  const say = useProblemMessage()
  return (
    <>
      <PartList
        title={t`Items in their right order, the first at the top`}
        parts={draft.options}
        add={t`Add an item`}
        error={say(problems['options']) ?? fieldError(error, 'options')}
        onAdd={() => change({ options: [...draft.options, emptyOption(draft.options)] })}
        onChange={options => change({ options })}
        render={(item, set) => (
          <BothTexts
            label={t`Item`}
            languages={languages}
            value={item.text}
            maxLength={lineLength}
            error={say(problems[item.key])}
            onChange={text => set({ text })}
          />
        )}
      />
      <AllOrNothing draft={draft} change={change} />
    </>
  )
}

/** Prompts, and the option that matches each; an option may match several, or none. */
export function MatchParts({ draft, languages, problems, error, change }: Writing) {
  const { t } = useLingui()
  const { locale, tag } = useUi()
  const say = useProblemMessage()
  const options = draft.options.map(({ key, text }, at) => {
    const number = formatNumber(tag, at + 1)
    return { value: key, label: excerptOf(textIn(text, locale)) || t`Option ${number}` }
  })
  return (
    <>
      <PartList
        title={t`Options to match`}
        parts={draft.options}
        add={t`Add an option`}
        error={say(problems['options']) ?? fieldError(error, 'options')}
        onAdd={() => change({ options: [...draft.options, emptyOption(draft.options)] })}
        onChange={all => change({ options: all })}
        render={(option, set) => (
          <BothTexts
            label={t`Option`}
            languages={languages}
            value={option.text}
            maxLength={lineLength}
            error={say(problems[option.key])}
            onChange={text => set({ text })}
          />
        )}
      />
      <PartList
        title={t`Prompts`}
        parts={draft.prompts}
        add={t`Add a prompt`}
        error={say(problems['prompts']) ?? fieldError(error, 'prompts')}
        onAdd={() =>
          change({ prompts: [...draft.prompts, { key: freeKey('p', draft.prompts), text: {}, match: '' }] })
        }
        onChange={prompts => change({ prompts })}
        render={(prompt, set) => (
          <>
            <BothTexts
              label={t`Prompt`}
              languages={languages}
              value={prompt.text}
              maxLength={lineLength}
              error={say(problems[prompt.key])}
              onChange={text => set({ text })}
            />
            <NativeSelect
              label={t`Option that matches it`}
              value={options.some(({ value }) => value === prompt.match) ? prompt.match : ''}
              placeholder={t`Choose an option`}
              options={options}
              error={problems[`match-${prompt.key}`] && t`Choose the option that matches it.`}
              onChange={match => set({ match })}
            />
          </>
        )}
      />
      <AllOrNothing draft={draft} change={change} />
    </>
  )
}
