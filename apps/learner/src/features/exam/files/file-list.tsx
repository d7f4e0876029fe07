import { Trans, useLingui } from '@lingui/react/macro'
import { Download, File as FileIcon } from 'lucide-react'
import { Icon, IconButton, List, ListItem, useUi } from '@masar/ui'
import { formatSize } from '@masar/text'
import type { AnswerFile } from './api.ts'
import { useOpenFile } from './use-open-file.ts'
import styles from './file-list.module.css'

interface FileListProps {
  files: readonly AnswerFile[]
  /** The address of one, good for minutes. */
  linkOf: (id: string) => Promise<string>
}

/** The files that an answer was handed in with, each to be saved. */
export function FileList({ files, linkOf }: FileListProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const open = useOpenFile()
  return (
    <List label={t`Files`} className={styles.files}>
      {files.map(({ id, name, bytes, sha256 }) => (
        <ListItem
          key={id}
          start={<Icon of={FileIcon} />}
          title={
            <bdi dir="ltr" className={styles.name}>
              {name}
            </bdi>
          }
          note={
            <>
              <bdi>{formatSize(tag, bytes)}</bdi>
              {sha256 !== null && (
                <>
                  {' · '}
                  <Trans>
                    hash <bdi dir="ltr">{sha256.slice(0, 12)}</bdi>
                  </Trans>
                </>
              )}
            </>
          }
          end={
            <IconButton
              icon={Download}
              label={t`Download ${name}`}
              onPress={() => void open(() => linkOf(id))}
            />
          }
        />
      ))}
    </List>
  )
}
