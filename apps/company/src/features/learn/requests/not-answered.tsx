import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button, Isolate, List, ListItem, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import type { ReactNode } from 'react'
import styles from '../learn.module.css'
import type { CourseRequest, Refused } from './api.ts'

interface NotAnsweredProps {
  refused: readonly Refused[]
  chosen: readonly CourseRequest[]
  onClose: () => void
  /** How many were answered, in words; nothing where none was. */
  children: ReactNode
}

/** Which of many requests could not be answered, and why. */
export function NotAnswered({ refused, chosen, onClose, children }: NotAnsweredProps) {
  const { t } = useLingui()
  const words: Record<Refused['code'], string> = {
    no_free_seat: t`No free seat`,
    course_retired: t`The course is no longer offered`,
    credit_short: t`The department’s budget is not enough`,
    conflict: t`It was answered meanwhile`,
    not_found: t`The request is not there any more`,
  }
  const byId = new Map(chosen.map(request => [request.id, request]))
  return (
    <Dialog
      title={<Trans>What could not be done</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={close => (
        <Button onPress={close}>
          <Trans>Close</Trans>
        </Button>
      )}
    >
      <div role="status" className={styles.form}>
        {children && <Text>{children}</Text>}
        <Banner tone="warning">
          <Plural value={refused.length} one="# request was not:" other="# requests were not:" />
        </Banner>
      </div>
      <List>
        {refused.map(({ id, code }) => (
          <ListItem
            key={id}
            title={<Isolate>{byId.get(id)?.employee.name}</Isolate>}
            note={
              <span className={styles.facts}>
                <Isolate>{byId.get(id)?.course.title}</Isolate>
                <span>{words[code]}</span>
              </span>
            }
          />
        ))}
      </List>
    </Dialog>
  )
}
