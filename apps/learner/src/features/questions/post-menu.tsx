import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog, IconButton, Menu, Text } from '@masar/ui'
import { useQueryClient } from '@tanstack/react-query'
import { EllipsisVertical, Flag, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Post, postCalls, refreshQuestions } from './api.ts'
import { ReportDialog } from './report-dialog.tsx'

/** What a reader can do with a post: edit and delete one's own, report another's. */
export function PostMenu({ post, onEdit }: { post: Post; onEdit: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [asked, setAsked] = useState<'delete' | 'report'>()
  // The dialog closes by itself once its post is deleted.
  if (post.is_deleted && asked === undefined) return null
  const own = [
    ...(post.editable_until !== null ? [{ id: 'edit', label: t`Edit`, icon: Pencil }] : []),
    { id: 'delete', label: t`Delete`, icon: Trash2, isDanger: true },
  ]
  return (
    <>
      {!post.is_deleted && (
        <Menu
          label={t`More options`}
          trigger={<IconButton icon={EllipsisVertical} label={t`More options`} />}
          items={post.is_own ? own : [{ id: 'report', label: t`Report`, icon: Flag }]}
          onAction={act => (act === 'edit' ? onEdit() : setAsked(act as 'delete' | 'report'))}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={<Trans>Delete what you wrote?</Trans>}
          action={<Trans>Delete my words</Trans>}
          isDanger
          isOpen
          onOpenChange={isOpen => !isOpen && setAsked(undefined)}
          failure={<Trans>It is not deleted. Try again shortly.</Trans>}
          onConfirm={async () => {
            await postCalls.remove(post.id)
            await refreshQuestions(client)
          }}
        >
          <Text>
            <Trans>This can’t be undone. A placeholder stays so that replies still make sense.</Trans>
          </Text>
        </ConfirmDialog>
      )}
      {asked === 'report' && (
        <ReportDialog
          place={`report/${post.id}`}
          send={(reason, note) => postCalls.report(post.id, reason, note)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
