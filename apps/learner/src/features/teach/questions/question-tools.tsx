import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, useTypedWords } from '@masar/app-shell'
import { Button, Icon, LinkButton, NativeSelect, SearchField, Switch } from '@masar/ui'
import { PenLine, Printer, Upload } from 'lucide-react'
import type { ExamQuestions } from '../exam/api.ts'
import { ExportMenu } from './export-menu.tsx'
import type { QuestionsPlace } from './place.ts'
import styles from './questions.module.css'

interface ToolsProps {
  exam: ExamQuestions
  place: QuestionsPlace
  flawed: number
  onChange: (to: Partial<QuestionsPlace>) => void
}

/** What can be done with all questions, and which of them are shown how. */
export function Tools({ exam, place, flawed, onChange }: ToolsProps) {
  const { t } = useLingui()
  const { id } = exam.exam
  const tags = [...new Set(exam.questions.flatMap(question => question.tags))].toSorted()
  const { typed, setTyped } = useTypedWords(place.q, q => onChange({ q: q.trim() }))
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          className={styles.search ?? ''}
          label={t`Search the questions`}
          value={typed}
          onChange={setTyped}
        />
        {(tags.length > 0 || place.tag) && (
          <NativeSelect
            label={t`With the tag`}
            value={place.tag ?? ''}
            placeholder={t`Any tag`}
            options={tags.map(tag => ({ value: tag, label: tag }))}
            onChange={tag => onChange({ tag: tag || undefined })}
          />
        )}
        <LinkButton as={AppLink} to={`/teach/exams/${id}/questions/new`} size="sm">
          <Icon of={PenLine} />
          <Trans>Write a question</Trans>
        </LinkButton>
        <LinkButton as={AppLink} to={`/teach/exams/${id}/questions/import`} size="sm" variant="secondary">
          <Icon of={Upload} />
          <Trans>Bring in from a file</Trans>
        </LinkButton>
        <ExportMenu exam={exam.exam} isDisabled={exam.questions.length === 0} />
        <Button size="sm" variant="quiet" iconStart={Printer} onPress={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <div className={styles.switches}>
        <Switch
          checked={place.key === 'shown'}
          onChange={isOn => onChange({ key: isOn ? 'shown' : undefined })}
        >
          <Trans>
            Show the key (<kbd>K</kbd>)
          </Trans>
        </Switch>
        <Switch
          checked={place.both === 'shown'}
          onChange={isOn => onChange({ both: isOn ? 'shown' : undefined })}
        >
          <Trans>Both languages side by side</Trans>
        </Switch>
        {(flawed > 0 || place.only) && (
          <Switch
            checked={place.only === 'flawed'}
            onChange={isOn => onChange({ only: isOn ? 'flawed' : undefined })}
          >
            <Plural value={flawed} one="Only # that needs a look" other="Only # that need a look" />
          </Switch>
        )}
      </div>
    </>
  )
}
