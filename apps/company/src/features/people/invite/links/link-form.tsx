import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError, useCarried } from '@masar/app-shell'
import {
  Banner,
  Button,
  CheckboxGroup,
  CodeBlock,
  NativeSelect,
  NumberField,
  Text,
  TextField,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { DepartmentField } from '../../parts/department-field.tsx'
import { Failure } from '../../parts/failure.tsx'
import styles from '../../parts/parts.module.css'
import { groupsQuery } from '../../queries.ts'
import { useRights } from '../../rights.ts'
import { useMakeLink } from './api.ts'
import { dayChoices, emptyDraft, factsOf, type LinkDraft } from './model.ts'

/** Makes a link by which any number of people join. */
// long: one form, its fields one below the other
export function LinkForm() {
  const { t } = useLingui()
  const { isManager } = useRights()
  const groups = useQuery(groupsQuery()).data?.data ?? []
  const [draft, setDraft] = useCarried('invite-link', emptyDraft)
  const [isUnclear, setUnclear] = useState(false)
  const making = useMakeLink()
  const change = (changed: Partial<LinkDraft>) => setDraft({ ...draft, ...changed })
  const error = (field: string) => fieldError(making.error, field)
  const make = (event: FormEvent) => {
    event.preventDefault()
    if (!isUnclear) making.mutate(factsOf(draft), { onSuccess: () => setDraft(emptyDraft) })
  }
  const made = making.data?.link
  return (
    <form noValidate onSubmit={make} className={styles.form}>
      <Text>
        <Trans>
          Anyone with the link can join by themselves, with a confirmed e-mail address. Send it to your
          people, or put up its QR code.
        </Trans>
      </Text>
      <TextField
        label={t`What the link is for`}
        hint={t`Only your company sees this, such as: new people in Jeddah.`}
        isOptional
        maxLength={80}
        autoComplete="off"
        value={draft.label}
        error={error('label')}
        onChange={label => change({ label })}
      />
      <DepartmentField
        label={t`Department for people who join`}
        isOptional={!isManager}
        value={draft.department}
        error={error('department_id')}
        onChange={department => change({ department })}
      />
      {groups.length > 0 && (
        <CheckboxGroup
          label={t`Groups for people who join`}
          value={draft.groups}
          error={error('group_ids')}
          onChange={chosen => change({ groups: chosen })}
          options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <TextField
        label={t`E-mail domains that may join`}
        hint={t`For example: example.com. Separate several with commas. Leave it empty to let any address join.`}
        isOptional
        dir="ltr"
        autoComplete="off"
        value={draft.domains}
        error={error('domains')}
        onChange={domains => change({ domains })}
      />
      <NativeSelect
        label={t`The link works for`}
        value={draft.days}
        error={error('days')}
        onChange={days => change({ days })}
        options={dayChoices.map(days => ({
          value: String(days),
          label: t({ message: plural(days, { one: '# day', other: '# days' }) }),
        }))}
      />
      <NumberField
        label={t`How many people may join at most`}
        isOptional
        isWhole
        text={draft.maxText}
        error={isUnclear ? t`Enter a whole number, such as 50.` : error('max_uses')}
        onChange={(maxUses, maxText) => {
          setUnclear(maxUses === null && maxText.trim() !== '')
          change({ maxUses, maxText })
        }}
      />
      <Failure error={making.error} />
      <div>
        <Button type="submit" isPending={making.isPending}>
          <Trans>Make the link</Trans>
        </Button>
      </div>
      <div role="status">
        {made != null && (
          <Banner tone="success">
            <Text>
              <Trans>The link works from now on. You find it in the list below, too.</Trans>
            </Text>
            <CodeBlock code={made} isWrapped />
          </Banner>
        )}
      </div>
    </form>
  )
}
