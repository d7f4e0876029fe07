import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { CheckboxGroup, formatNumber, NumberField, RadioGroup, Switch, useUi } from '@masar/ui'
import { useKindWords } from '../../exam/files/kinds.ts'
import { bounds, type EssayDraft, essayOf, fileKinds } from './essay-draft.ts'
import { useProblemMessage } from './write-words.ts'
import styles from './write.module.css'
import type { Writing } from './writing.ts'

/** What the answer to an essay may be: text, text with formatting, files, and how much of them. */
export function EssayPart(writing: Writing) {
  const { t } = useLingui()
  const { draft, change } = writing
  const essay = essayOf(draft)
  const set = (part: Partial<EssayDraft>) => change({ essay: { ...essay, ...part } })
  return (
    <>
      <RadioGroup
        label={t`The answer is`}
        options={[
          { value: 'text', label: t`Plain text` },
          {
            value: 'rich_text',
            label: t`Text with formatting: headings, lists, quotes, code`,
          },
          { value: 'files', label: t`Files alone` },
        ]}
        value={essay.format}
        onChange={format => set({ format: format as EssayDraft['format'] })}
      />
      {essay.format !== 'files' && (
        <>
          <WordFields {...writing} />
          <Switch checked={essay.hasFiles} onChange={hasFiles => set({ hasFiles })}>
            <Trans>Files can come with it</Trans>
          </Switch>
        </>
      )}
      {(essay.format === 'files' || essay.hasFiles) && <FileFields {...writing} />}
    </>
  )
}

function WordFields({ draft, problems, error, change }: Writing) {
  const { t } = useLingui()
  const essay = essayOf(draft)
  const say = useProblemMessage()
  return (
    <div className={styles.numbers}>
      <NumberField
        label={t`Words at least`}
        isOptional
        hint={t`Advice: a shorter or longer answer is taken all the same.`}
        text={essay.leastWords}
        error={say(problems['leastWords']) ?? fieldError(error, 'essay.words.least')}
        onChange={(_, leastWords) => change({ essay: { ...essay, leastWords } })}
      />
      <NumberField
        label={t`Words at most`}
        isOptional
        text={essay.mostWords}
        error={
          say(problems['mostWords']) ??
          fieldError(error, 'essay.words.most') ??
          fieldError(error, 'essay.words')
        }
        onChange={(_, mostWords) => change({ essay: { ...essay, mostWords } })}
      />
    </div>
  )
}

/** Words of a sentence, standing alone. */
const asLabel = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)

function FileFields({ draft, problems, error, change }: Writing) {
  const { t } = useLingui()
  const essay = essayOf(draft)
  const { tag } = useUi()
  const say = useProblemMessage()
  const kindWords = useKindWords()
  const set = (part: Partial<EssayDraft>) => change({ essay: { ...essay, ...part } })
  const [files, megabytes] = [formatNumber(tag, bounds.files), formatNumber(tag, bounds.megabytes)]
  return (
    <>
      <CheckboxGroup
        label={t`Kinds of file`}
        options={fileKinds.map(kind => ({ value: kind, label: asLabel(kindWords([kind])) }))}
        value={essay.kinds}
        error={say(problems['kinds']) ?? fieldError(error, 'essay.files')}
        onChange={kinds => set({ kinds: fileKinds.filter(kind => kinds.includes(kind)) })}
      />
      <div className={styles.numbers}>
        <NumberField
          label={t`Files at most`}
          hint={t`Up to ${files}.`}
          text={essay.mostFiles}
          error={say(problems['mostFiles']) ?? fieldError(error, 'essay.files.most')}
          onChange={(_, mostFiles) => set({ mostFiles })}
        />
        <NumberField
          label={t`Megabytes of each at most`}
          hint={t`Up to ${megabytes}.`}
          text={essay.megabytes}
          error={say(problems['megabytes']) ?? fieldError(error, 'essay.files.megabytes')}
          onChange={(_, size) => set({ megabytes: size })}
        />
      </div>
    </>
  )
}
