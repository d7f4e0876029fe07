import { Trans, useLingui } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { IconButton, Isolate, showToast } from '@masar/ui'
import { Menu } from '@masar/ui/menu'
import { Archive, EllipsisVertical, Pencil, Send, Trash2, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FailureText } from '../../people/parts/failure.tsx'
import { useArchivePath, useDeletePath, usePublishPath } from '../acts.ts'
import { putDraft, emptyDraft } from '../assign/draft.ts'
import { addressOf } from '../place.ts'
import type { LearningPath } from '../queries.ts'

const ConfirmDialog = lazy(() =>
  import('@masar/ui/dialog').then(({ ConfirmDialog: default_ }) => ({ default: default_ })),
)

/** What may be done with a learning path, by its state. */
export function PathActs({ path: { id, name, state } }: { path: LearningPath }) {
  const { t } = useLingui()
  const go = useGo()
  const [open, setOpen] = useState<'archive' | 'delete' | null>(null)
  const publishing = usePublishPath(id)
  const act = (chosen: string) => {
    if (chosen === 'edit') return go(addressOf({ view: 'edit', path: id }))
    if (chosen === 'assign') {
      putDraft({ ...emptyDraft, paths: [{ id, name }] })
      return go(addressOf({ view: 'assign' }))
    }
    if (chosen !== 'publish') return setOpen(chosen as 'archive' | 'delete')
    publishing.mutate(undefined, {
      onSuccess: () => showToast({ tone: 'success', text: t`${name} can be assigned now` }),
      onError: error => showToast({ tone: 'danger', text: <FailureText error={error} /> }),
    })
  }
  return (
    <>
      <Menu
        label={t`Acts for ${name}`}
        trigger={
          <IconButton icon={EllipsisVertical} label={t`Acts for ${name}`} isPending={publishing.isPending} />
        }
        items={[
          ...(state === 'published' ? [{ id: 'assign', label: t`Assign it`, icon: UserPlus }] : []),
          { id: 'edit', label: t`Edit`, icon: Pencil },
          ...(state === 'published'
            ? [{ id: 'archive', label: t`Archive`, icon: Archive }]
            : [{ id: 'publish', label: t`Publish`, icon: Send }]),
          { id: 'delete', label: t`Delete`, icon: Trash2, isDanger: true },
        ]}
        onAction={act}
      />
      <Suspense>
        {open !== null && <Confirm id={id} name={name} act={open} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

interface ConfirmProps {
  id: number
  name: string
  act: 'archive' | 'delete'
  onClose: () => void
}

function Confirm({ id, name, act, onClose }: ConfirmProps) {
  const go = useGo()
  const archiving = useArchivePath(id)
  const deleting = useDeletePath(id)
  const { error } = act === 'archive' ? archiving : deleting
  const confirm = async () => {
    if (act === 'archive') return void (await archiving.mutateAsync(undefined))
    await deleting.mutateAsync(undefined)
    go(addressOf({ view: 'paths' }))
  }
  return (
    <ConfirmDialog
      title={
        act === 'archive' ? (
          <Trans>
            Archive “<Isolate>{name}</Isolate>”?
          </Trans>
        ) : (
          <Trans>
            Delete “<Isolate>{name}</Isolate>”?
          </Trans>
        )
      }
      action={act === 'archive' ? <Trans>Archive the path</Trans> : <Trans>Delete the path</Trans>}
      isDanger={act === 'delete'}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={confirm}
      failure={error ? <FailureText error={error} /> : <Trans>Try again.</Trans>}
    >
      {act === 'archive' ? (
        <Trans>It is no longer assigned to anyone new. Those who have it keep it.</Trans>
      ) : (
        <Trans>This is possible while nobody has it. Its standing assignments end with it.</Trans>
      )}
    </ConfirmDialog>
  )
}
