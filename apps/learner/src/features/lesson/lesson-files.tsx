import { Trans, useLingui } from '@lingui/react/macro'
import { Icon, Isolate, LinkButton, Ltr, Text, useUi } from '@masar/ui'
import { formatSize } from '@masar/ui/date-time'
import { Download, FileText } from 'lucide-react'
import type { Lesson } from './lesson.ts'
import styles from './lesson-tabs.module.css'

/** The files that go with a lesson, each with its kind and its size. */
export function LessonFiles({ files }: { files: Lesson['files'] }) {
  return (
    <ul className={styles.files}>
      {files.map(file => (
        <FileLine key={file.name} file={file} />
      ))}
    </ul>
  )
}

function FileLine({ file: { title, name, bytes, url } }: { file: Lesson['files'][number] }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const kind = name.slice(name.lastIndexOf('.') + 1)
  return (
    <li className={styles.file}>
      <Icon of={FileText} />
      <div className={styles.words}>
        <Text as="div" strong>
          <Isolate>{title}</Isolate>
        </Text>
        <Text as="div" size="sm" soft>
          <Ltr>{kind.toUpperCase()}</Ltr> · <Isolate>{formatSize(tag, bytes)}</Isolate>
        </Text>
      </div>
      <LinkButton href={url} download={name} variant="secondary" size="sm" aria-label={t`Download: ${title}`}>
        <Icon of={Download} size={18} />
        <Trans>Download</Trans>
      </LinkButton>
    </li>
  )
}
