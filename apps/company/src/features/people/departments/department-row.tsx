import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { formatNumber, IconButton, Isolate, linkClass, Text, useUi } from '@masar/ui'
import { Menu } from '@masar/ui/menu'
import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react'
import type { Department } from '../queries.ts'
import styles from './departments.module.css'

export type RowAct = 'edit' | 'add' | 'remove'

interface DepartmentRowProps {
  department: Department
  /** Left out where nothing may be changed. */
  onAct?: (act: RowAct) => void
}

/** A department in the tree: who heads it, how many people the branch has, and what may be done with it. */
export function DepartmentRow({ department, onAct }: DepartmentRowProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const { id, name, head, branch_count: all, employee_count: own } = department
  const here = formatNumber(tag, own)
  return (
    <div className={styles.row}>
      <div className={styles.name}>
        <AppLink to={`/Employees?state=present&department=${id}`} className={linkClass({ quiet: true })}>
          <Isolate>{name}</Isolate>
        </AppLink>
        {head && (
          <Text as="span" size="xs" soft>
            <Trans>
              Head: <Isolate>{head.name}</Isolate>
            </Trans>
          </Text>
        )}
      </div>
      <Text as="span" size="sm" soft className={styles.count}>
        <Plural value={all} one="# person" other="# people" />
        {all !== own && (
          <>
            {' '}
            <Trans>({here} in it directly)</Trans>
          </>
        )}
      </Text>
      {onAct && (
        <Menu
          label={t`Acts for ${name}`}
          trigger={<IconButton icon={EllipsisVertical} label={t`Acts for ${name}`} />}
          items={[
            { id: 'edit', label: t`Edit`, icon: Pencil },
            { id: 'add', label: t`Add a department below it`, icon: Plus },
            { id: 'remove', label: t`Delete`, icon: Trash2, isDanger: true },
          ]}
          onAction={act => onAct(act as RowAct)}
        />
      )}
    </div>
  )
}
