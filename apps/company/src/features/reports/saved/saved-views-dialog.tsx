import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError, LoadError } from '@masar/app-shell'
import {
  Button,
  Checkbox,
  EmptyState,
  Heading,
  returnFocus,
  showToast,
  Skeleton,
  TextField,
  useKeptFocus,
} from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import type { ReportPlace } from '../place.ts'
import { savedReportsQuery, useSaveView } from './api.ts'
import { SavedViewRow } from './saved-view-row.tsx'
import styles from './saved-views.module.css'

interface SavedViewsDialogProps {
  place: ReportPlace
  onClose: () => void
}

/** Views of the reports by name, one’s own and those that are shared, and a name for what is shown now. */
export function SavedViewsDialog({ place, onClose }: SavedViewsDialogProps) {
  const { t } = useLingui()
  const saved = useQuery(savedReportsQuery())
  const views = saved.data?.data ?? []
  return (
    <Dialog title={<Trans>Saved views</Trans>} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      <div className={styles.dialog}>
        {saved.isPending ? (
          <Skeleton shape="block" height="6rem" />
        ) : saved.isError && !saved.data ? (
          <LoadError error={saved.error} isRetrying={saved.isFetching} onRetry={() => void saved.refetch()} />
        ) : views.length === 0 ? (
          <EmptyState title={<Trans>No view is saved yet</Trans>}>
            <Trans>Save what you see under a name, and come back to it with today’s figures.</Trans>
          </EmptyState>
        ) : (
          <ul className={styles.views} aria-label={t`Saved views`}>
            {views.map(view => (
              <SavedViewRow key={view.id} view={view} onOpen={onClose} />
            ))}
          </ul>
        )}
        <SaveForm place={place} />
      </div>
    </Dialog>
  )
}

function SaveForm({ place }: { place: ReportPlace }) {
  const { t } = useLingui()
  const field = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading)
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const saving = useSaveView(place)
  const save = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(
      { name, is_shared: isShared },
      {
        onSuccess: () => {
          setName(since => (since === name ? '' : since))
          setIsShared(false)
          returnFocus(field)
          showToast({ tone: 'success', text: t`The view was saved` })
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={save} className={styles.form}>
      <Heading level={3} size="sm" ref={heading}>
        <Trans>Save this view</Trans>
      </Heading>
      <TextField
        id={field}
        label={t`Name`}
        value={name}
        maxLength={80}
        error={fieldError(saving.error, 'name')}
        onChange={setName}
      />
      <Checkbox checked={isShared} onChange={setIsShared}>
        <Trans>For everybody who acts for the company</Trans>
      </Checkbox>
      <Failure error={saving.error} />
      <div>
        <Button type="submit" isDisabled={name.trim() === ''} isPending={saving.isPending}>
          <Trans>Save the view</Trans>
        </Button>
      </div>
    </form>
  )
}
