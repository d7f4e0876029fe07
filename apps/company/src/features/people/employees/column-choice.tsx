import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type ColumnId, columnIds } from './columns.ts'

/** The names of the columns. */
export function useColumnWords(): Record<ColumnId, string> {
  const { t } = useLingui()
  return {
    number: t`Employee number`,
    job: t`Job`,
    department: t`Department`,
    manager: t`Line manager`,
    state: t`Status`,
    joined: t`Joined on`,
    progress: t`Progress`,
    overdue: t`Overdue`,
  }
}

interface ColumnChoiceProps {
  columns: readonly ColumnId[]
  onChange: (columns: readonly ColumnId[]) => void
  onClose: () => void
}

/** Which columns the list shows; a change shows at once, and this browser keeps it. */
export function ColumnChoice({ columns, onChange, onClose }: ColumnChoiceProps) {
  const words = useColumnWords()
  return (
    <Dialog
      title={<Trans>Columns of the list</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={close => (
        <Button onPress={close}>
          <Trans>Close</Trans>
        </Button>
      )}
    >
      <div>
        {columnIds.map(id => (
          <Checkbox
            key={id}
            checked={columns.includes(id)}
            // The last one stays: a list of names alone says too little.
            disabled={columns.length === 1 && columns.includes(id)}
            onChange={isOn => onChange(isOn ? [...columns, id] : columns.filter(each => each !== id))}
          >
            {words[id]}
          </Checkbox>
        ))}
      </div>
    </Dialog>
  )
}
