import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Banner, Button, CodeBlock, DateText, NativeSelect, RadioGroup, Text, TextField } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Failure } from '../../parts/failure.tsx'
import styles from '../../parts/parts.module.css'
import type { Requirement } from '../api.ts'
import type { RequirementFilters } from '../filters.ts'
import { titleOf } from '../requirement-words.tsx'
import { TermsOfToday } from '../terms-of-today.tsx'
import { useMakeInspectionLink } from './api.ts'
import { ScopeFields, scopeOf } from './scope-fields.tsx'

const dayChoices = [1, 7, 14, 30, 90] as const

interface LinkDialogProps {
  requirements: readonly Requirement[]
  filters: RequirementFilters
  onClose: () => void
}

/** Makes a link by which an inspector sees one requirement, without an account; the link is shown once. */
// long: one form, its fields one below the other
export function LinkDialog({ requirements, filters, onClose }: LinkDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const first = filters.requirement ?? requirements[0]?.id ?? 0
  const [draft, setDraft] = useState({
    requirement: String(first),
    department: filters.department ?? null,
    group: String(filters.group ?? ''),
    names: 'full',
    days: '14',
    reason: '',
  })
  const [isMissing, setMissing] = useState(false)
  const making = useMakeInspectionLink()
  const change = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed })
  const make = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = draft.reason.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return document.getElementById(`${id}reason`)?.focus()
    if (making.isPending) return
    making.mutate({
      requirement_id: Number(draft.requirement),
      names: draft.names === 'initials' ? 'initials' : 'full',
      days: Number(draft.days),
      reason: draft.reason,
      ...scopeOf(draft.department, draft.group, filters.as_of),
    })
  }
  const made = making.data
  const leave = useRef<HTMLButtonElement>(null)
  // The form, and whatever of it had the focus, gives way to the link.
  useEffect(() => {
    if (made !== undefined) leave.current?.focus()
  }, [made])
  return (
    <Dialog
      title={<Trans>New inspector’s link</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" ref={leave} onPress={close}>
            {made === undefined ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
          {made === undefined && (
            <Button type="submit" form={id} isPending={making.isPending}>
              <Trans>Make the link</Trans>
            </Button>
          )}
        </>
      )}
    >
      <div role="status">
        {made !== undefined && (
          <Banner tone="success">
            <Text>
              <Trans>
                Copy the link now: it won’t be shown again. Anyone who has it can read the evidence.
              </Trans>
            </Text>
            <CodeBlock code={made} isWrapped />
          </Banner>
        )}
      </div>
      {made === undefined && (
        <form id={id} noValidate onSubmit={make} className={styles.form}>
          <Text>
            <Trans>
              Anyone with the link can read one requirement, without an account. It shows how things are at
              this moment, and nothing that happens later.
            </Trans>{' '}
            {filters.as_of !== undefined && (
              <>
                <Trans>
                  As of the end of <DateText value={filters.as_of} timeZone="UTC" />.
                </Trans>{' '}
                <TermsOfToday />
              </>
            )}
          </Text>
          <NativeSelect
            label={t`Requirement`}
            value={draft.requirement}
            onChange={requirement => change({ requirement })}
            options={requirements.map(each => ({ value: String(each.id), label: titleOf(each) }))}
          />
          <ScopeFields department={draft.department} group={draft.group} onChange={change} />
          <RadioGroup
            label={t`Names`}
            value={draft.names}
            onChange={names => change({ names })}
            options={[
              { value: 'full', label: t`Full names`, hint: t`With the codes of the certificates.` },
              {
                value: 'initials',
                label: t`Initials`,
                hint: t`Without employee numbers, waiver reasons and certificate codes, which would reveal who it is.`,
              },
            ]}
          />
          <TextField
            id={`${id}reason`}
            label={t`What the link is for`}
            hint={t`The inspector reads it, such as: labour inspection at the Jeddah site.`}
            maxLength={300}
            autoComplete="off"
            value={draft.reason}
            error={isMissing ? t`Say why.` : fieldError(making.error, 'reason')}
            onChange={reason => change({ reason })}
          />
          <NativeSelect
            label={t`The link works for`}
            value={draft.days}
            onChange={days => change({ days })}
            options={dayChoices.map(days => ({
              value: String(days),
              label: t({ message: plural(days, { one: '# day', other: '# days' }) }),
            }))}
          />
          <Failure error={making.error} />
        </form>
      )}
    </Dialog>
  )
}
