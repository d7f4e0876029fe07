import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Button, Isolate, showToast, Skeleton, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '../parts/failure.tsx'
import styles from '../parts/parts.module.css'
import { isHeld, RemovalFacts } from '../parts/removal-facts.tsx'
import type { Group } from '../queries.ts'
import { groupRemovalQuery, useRemoveGroup } from './api.ts'

/** Deletes a group: says what goes with it. */
export function RemoveGroup({ group: { id, name }, onClose }: { group: Group; onClose: () => void }) {
  const { t } = useLingui()
  const known = useQuery(groupRemovalQuery(id))
  const removal = known.data?.data
  const removing = useRemoveGroup(id)
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t`The group was deleted` })
        onClose()
      },
    })
  return (
    <Dialog
      role="alertdialog"
      title={
        <Trans>
          Delete “<Isolate>{name}</Isolate>”?
        </Trans>
      }
      isOpen
      onOpenChange={isOpen => !isOpen && !removing.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={removing.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="danger"
            isPending={removing.isPending}
            isDisabled={removal === undefined || isHeld(removal)}
            onPress={remove}
          >
            <Trans>Delete the group</Trans>
          </Button>
        </>
      )}
    >
      <div className={styles.form}>
        {removal !== undefined ? (
          <>
            <Text>
              <Plural
                value={removal.people}
                _0="Nobody is in it."
                one="# person in it stays with the company, and keeps what they were assigned."
                other="# people in it stay with the company, and keep what they were assigned."
              />
            </Text>
            <RemovalFacts removal={removal} />
          </>
        ) : known.isError ? (
          <LoadError error={known.error} isRetrying={known.isFetching} onRetry={() => void known.refetch()} />
        ) : (
          <Skeleton width="60%" />
        )}
        <Failure error={removing.error} />
      </div>
    </Dialog>
  )
}
