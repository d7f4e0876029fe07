import { Plural, Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Banner, Button, Heading, Isolate, Switch, Text } from '@masar/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ExamQuestions, settingsQuery } from '../exam/api.ts'
import type { Language } from '../questions/as-asked.ts'
import { flawsOf } from '../questions/checks.ts'
import { QuestionCard } from '../questions/question-card.tsx'
import { previewOf, type ImportedQuestion, type Preview } from './api.ts'
import { LanguageChoice } from './choose-file.tsx'
import { focusHere } from './focus-here.ts'
import styles from './import.module.css'
import { OutcomeBadge, PlaceInFile } from './import-words.tsx'
import { RefusedTable } from './refused-table.tsx'

interface PreviewReportProps {
  exam: ExamQuestions
  preview: Preview
  error: ApiError | null
  isStoring: boolean
  onStore: () => void
  onPreview: (preview: Preview) => void
  onAgain: () => void
}

/** What a file would bring: each question as learners would see it, and each line that is left out. */
export function PreviewReport(props: PreviewReportProps) {
  const { exam, preview, error, isStoring, onStore, onPreview, onAgain } = props
  const { report } = preview
  const coming = report.created + report.changed
  return (
    <section className={styles.step}>
      <Heading level={2} ref={focusHere} tabIndex={-1}>
        <Isolate dir="ltr">{preview.name}</Isolate>
      </Heading>
      <Summary preview={preview} />
      {report.created > 0 && <LastSection examId={exam.exam.id} />}
      {exam.course.languages.length > 1 && (
        <OtherLanguage exam={exam} preview={preview} isStoring={isStoring} onPreview={onPreview} />
      )}
      {error && (
        <Banner tone="danger" isAnnounced>
          {error.message}
        </Banner>
      )}
      <div className={styles.acts}>
        {coming > 0 && (
          <Button isPending={isStoring} onPress={onStore}>
            <Plural value={coming} one="Bring in # question" other="Bring in # questions" />
          </Button>
        )}
        <Button variant="secondary" isDisabled={isStoring} onPress={onAgain}>
          <Trans>Choose another file</Trans>
        </Button>
      </div>
      <RefusedTable refused={report.refused} />
      <Coming exam={exam} questions={report.questions} />
    </section>
  )
}

function Summary({ preview: { report } }: { preview: Preview }) {
  const { created, changed, unchanged, images, refused } = report
  return (
    <ul className={styles.summary}>
      <li>
        <Plural value={created} _0="No new question" one="# new question" other="# new questions" />
      </li>
      {changed > 0 && (
        <li>
          <Plural
            value={changed}
            one="# question that the exam has gets a new version. Attempts that were given the old one keep it."
            other="# questions that the exam has get a new version. Attempts that were given the old ones keep them."
          />
        </li>
      )}
      {unchanged > 0 && (
        <li>
          <Plural
            value={unchanged}
            one="# is already in the exam, unchanged"
            other="# are already in the exam, unchanged"
          />
        </li>
      )}
      {images > 0 && (
        <li>
          <Plural value={images} one="# image comes with them" other="# images come with them" />
        </li>
      )}
      {refused.length > 0 && (
        <li>
          <Plural value={refused.length} one="# is left out" other="# are left out" />
        </li>
      )}
    </ul>
  )
}

/** In an exam with sections, whatever is new is asked by the last one. */
function LastSection({ examId }: { examId: number }) {
  const { data } = useQuery(settingsQuery(examId))
  const last = data?.data.sections.at(-1)
  return (
    last && (
      <Text>
        <Trans>
          New questions are asked in the last section: <Isolate>{last.title}</Isolate>.
        </Trans>
      </Text>
    )
  )
}

/** Reads the same file again, its texts taken for the other language. */
function OtherLanguage({
  exam,
  preview,
  isStoring,
  onPreview,
}: Pick<PreviewReportProps, 'exam' | 'preview' | 'isStoring' | 'onPreview'>) {
  const reading = useMutation<Preview, ApiError, Language>({
    mutationFn: language => previewOf(exam.exam.id, { ...preview, language }),
    onSuccess: onPreview,
  })
  return (
    <>
      <LanguageChoice
        value={reading.isPending ? reading.variables : preview.language}
        isDisabled={isStoring || reading.isPending}
        onChange={language => reading.mutate(language)}
      />
      {reading.error && (
        <Banner tone="danger" isAnnounced>
          {reading.error.message}
        </Banner>
      )}
    </>
  )
}

function Coming({ exam, questions }: { exam: ExamQuestions; questions: readonly ImportedQuestion[] }) {
  const [isKeyShown, setKeyShown] = useState(true)
  if (questions.length === 0)
    return (
      <Text soft>
        <Trans>
          No question of this file can be read. The table says why; correct the file and choose it again.
        </Trans>
      </Text>
    )
  return (
    <section className={styles.step}>
      <div className={styles.acts}>
        <Heading level={3}>
          <Trans>The questions</Trans>
        </Heading>
        <Switch checked={isKeyShown} onChange={setKeyShown}>
          <Trans>Show the key</Trans>
        </Switch>
      </div>
      <ol className={styles.list}>
        {questions.map(
          (line, at) =>
            line.written && (
              <QuestionCard
                key={line.key}
                number={at + 1}
                level={4}
                question={line.written}
                flaws={flawsOf(line.written, exam.course.languages)}
                isKeyShown={isKeyShown}
                isDouble={false}
                marks={
                  <>
                    <OutcomeBadge outcome={line.outcome} />
                    <PlaceInFile file={line.file} line={line.line} />
                  </>
                }
              >
                {line.notes.map(note => (
                  <Text key={note} size="sm" strong>
                    {note}
                  </Text>
                ))}
              </QuestionCard>
            ),
        )}
      </ol>
    </section>
  )
}
