import { Trans, useLingui } from '@lingui/react/macro'
import { RadioGroup, Text, useUi } from '@masar/ui'
import { FileUpload } from '@masar/ui/file-upload'
import { useState } from 'react'
import type { ExamQuestions } from '../exam/api.ts'
import type { Language } from '../questions/as-asked.ts'
import { rejectionMessage } from '../rejection-message.ts'
import { previewOf, type Preview } from './api.ts'
import styles from './import.module.css'

const endings = '.gift,.txt,.xml,.zip,.xlsx,.csv'
const mostBytes = 16 * 1024 * 1024

interface ChooseFileProps {
  exam: ExamQuestions
  onPreview: (preview: Preview) => void
}

/** A file of questions, chosen or dropped; it is read by the service at once, and nothing of it is stored. */
export function ChooseFile({ exam, onPreview }: ChooseFileProps) {
  const { t } = useLingui()
  const { locale } = useUi()
  const [language, setLanguage] = useState<Language>(locale)
  const look = async (file: File, _: unknown, signal: AbortSignal) => {
    const chosen = { name: file.name, bytes: await file.arrayBuffer(), language }
    onPreview(await previewOf(exam.exam.id, chosen, signal))
  }
  return (
    <section className={styles.step}>
      <Text>
        <Trans>
          Choose a file in GIFT, Moodle XML, QTI 2.1 or 3.0, Excel (XLSX) or CSV. You see every question
          before anything is stored, and which lines are left out and why.
        </Trans>
      </Text>
      {exam.course.languages.length > 1 && <LanguageChoice value={language} onChange={setLanguage} />}
      <FileUpload
        label={t`File of questions`}
        hint={t`Up to 1000 questions and 2 MB; with images, in Moodle XML or QTI, up to 16 MB. To start from a table, save this exam’s questions as a workbook.`}
        accept={endings}
        mostFiles={1}
        mostBytes={mostBytes}
        onSend={look}
        rejectionMessage={rejectionMessage}
      />
    </section>
  )
}

/** In which language the texts are that name none. */
export function LanguageChoice({
  value,
  isDisabled = false,
  onChange,
}: {
  value: Language
  isDisabled?: boolean
  onChange: (language: Language) => void
}) {
  const { t } = useLingui()
  return (
    <RadioGroup
      label={t`Texts that name no language are in`}
      hint={t`Formats that know languages say it themselves.`}
      value={value}
      isDisabled={isDisabled}
      options={[
        { value: 'ar', label: t`Arabic` },
        { value: 'en', label: t`English` },
      ]}
      onChange={chosen => onChange(chosen === 'ar' ? 'ar' : 'en')}
    />
  )
}
