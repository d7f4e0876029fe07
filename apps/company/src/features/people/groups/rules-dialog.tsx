import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, Isolate, showToast, Text, TextField } from '@masar/ui'
import { DateField } from '@masar/ui/date-field'
import { Dialog } from '@masar/ui/dialog'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { DepartmentField } from '../parts/department-field.tsx'
import { Failure } from '../parts/failure.tsx'
import partStyles from '../parts/parts.module.css'
import { type GroupDetails, type Preview, type RuleFacts, usePreview, useSetRules } from './api.ts'
import styles from './groups.module.css'

type Draft = RuleFacts & { key: number }

/** As many as the service takes. */
const most = 20
const sent = ({ key: _, job, ...rule }: Draft): RuleFacts => ({ ...rule, job: job?.trim() || null })

/** The rules that fill a group: of one everything holds, of many any. What they would do is shown before they are kept. */
// long: one form in a dialog, its parts one below the other
export function RulesDialog({ group, onClose }: { group: GroupDetails; onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const [rules, setRules] = useState<Draft[]>(() =>
    group.rules.map((rule, key) => ({
      key,
      department_id: rule.department?.id ?? null,
      job: rule.job,
      joined_after: rule.joined_after,
    })),
  )
  const [nextKey, setNextKey] = useState(group.rules.length)
  const preview = usePreview(group.id)
  const saving = useSetRules(group.id)
  const failure = saving.error ?? preview.error
  const change = (next: Draft[]) => {
    setRules(next)
    preview.reset()
    saving.reset()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(rules.map(sent), {
      onSuccess: () => {
        showToast({ tone: 'success', text: t`The rules were saved` })
        onClose()
      },
    })
  }
  return (
    <Dialog
      size="wide"
      title={<Trans>Rules of the group</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !saving.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={saving.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="secondary"
            isPending={preview.isPending}
            onPress={() => preview.mutate(rules.map(sent))}
          >
            <Trans>Show whom they concern</Trans>
          </Button>
          <Button type="submit" form={id} isPending={saving.isPending}>
            <Trans>Save the rules</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save} className={partStyles.form}>
        <Text>
          <Trans>
            Anyone who matches a rule is in the group, now and later. They must match everything the rule
            says; with several rules, one is enough.
          </Trans>
        </Text>
        {rules.map((rule, at) => (
          <RuleFields
            key={rule.key}
            rule={rule}
            place={at + 1}
            errors={{
              rule: fieldError(failure, `rules.${at}`),
              department: fieldError(failure, `rules.${at}.department_id`),
              job: fieldError(failure, `rules.${at}.job`),
            }}
            onChange={next =>
              change(rules.map(each => (each.key === rule.key ? { ...each, ...next } : each)))
            }
            onRemove={() => change(rules.filter(each => each.key !== rule.key))}
          />
        ))}
        {rules.length < most && (
          <Button
            variant="secondary"
            size="sm"
            iconStart={Plus}
            onPress={() => {
              change([...rules, { key: nextKey, department_id: null, job: null, joined_after: null }])
              setNextKey(nextKey + 1)
            }}
          >
            <Trans>Add a rule</Trans>
          </Button>
        )}
        <div role="status">{preview.data && <PreviewText preview={preview.data} />}</div>
        <Failure error={failure} />
      </form>
    </Dialog>
  )
}

interface RuleFieldsProps {
  rule: Draft
  place: number
  errors: { rule: string | undefined; department: string | undefined; job: string | undefined }
  onChange: (rule: Partial<RuleFacts>) => void
  onRemove: () => void
}

function RuleFields({ rule, place, errors, onChange, onRemove }: RuleFieldsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.rule}>
      <legend>
        <Trans>Rule {place}</Trans>
      </legend>
      <DepartmentField
        label={t`Department, with all below it`}
        isOptional
        value={rule.department_id}
        error={errors.department ?? errors.rule}
        onChange={department => onChange({ department_id: department })}
      />
      <TextField
        label={t`Job`}
        isOptional
        maxLength={120}
        autoComplete="off"
        value={rule.job ?? ''}
        error={errors.job}
        onChange={job => onChange({ job })}
      />
      <DateField
        label={t`Joined after`}
        isOptional
        value={rule.joined_after}
        onChange={day => onChange({ joined_after: day })}
      />
      <Button
        variant="quiet"
        size="sm"
        iconStart={Trash2}
        aria-label={t`Remove rule ${place}`}
        onPress={onRemove}
      >
        <Trans>Remove</Trans>
      </Button>
    </fieldset>
  )
}

/** Whom the rules put in and take out. */
function PreviewText({ preview: { enter, leave, by_rule: all, names } }: { preview: Preview }) {
  const text = useRef<HTMLDivElement>(null)
  // It comes below the rules, which may fill the dialog. New browsers answer with a promise, which is no clean-up of an effect.
  useEffect(() => {
    text.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={text} className={styles.preview}>
      <Text strong>
        <Plural value={all} one="The rules hold for # person." other="The rules hold for # people." />
      </Text>
      <Text>
        <Plural value={enter} one="# person comes in." other="# people come in." />{' '}
        <Plural value={leave} one="# person goes out." other="# people go out." />
      </Text>
      {names.length > 0 && (
        <ul>
          {names.map((name, at) => (
            <li key={at}>
              <Isolate>{name}</Isolate>
            </li>
          ))}
          {enter > names.length && <li>…</li>}
        </ul>
      )}
    </div>
  )
}
