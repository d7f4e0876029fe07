import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Isolate, TextField } from '@masar/ui'
import type { Form } from '../forms/use-form.ts'
import type { Profile } from './api.ts'
import type { TypedDetails } from './details-model.ts'
import styles from './profile.module.css'
import { useSuggestion } from './use-suggestion.ts'

const scripts = { ar: { field: 'name_ar', dir: 'rtl' }, en: { field: 'name_en', dir: 'ltr' } } as const
type Script = keyof typeof scripts

interface NameFieldsProps {
  form: Form<TypedDetails>
  profile: Profile
}

/** The name in both scripts, that of the page first, each suggested from the other, and whether they are those of the ID. */
export function NameFields({ form, profile }: NameFieldsProps) {
  const { t, i18n } = useLingui()
  const order: Script[] = i18n.locale === 'ar' ? ['ar', 'en'] : ['en', 'ar']
  // A company's account is named after the person responsible for it.
  const isPersons = profile.company === null
  const labels = isPersons
    ? { ar: t`Full name in Arabic`, en: t`Full name in Latin letters` }
    : {
        ar: t`Person responsible for the account, in Arabic`,
        en: t`Person responsible for the account, in Latin letters`,
      }
  const { name_ar, name_en } = form.typed
  const isKnown =
    profile.names_confirmed_at !== null &&
    name_ar === (profile.name_ar ?? '') &&
    name_en === (profile.name_en ?? '')
  const { value: isConfirmed, onChange: setConfirmed } = form.field('isConfirmed')
  return (
    <>
      {order.map((script, index) => (
        <NameField key={script} form={form} script={script} label={labels[script]} isFirst={index === 0} />
      ))}
      {isPersons && !isKnown && (
        <Checkbox checked={isConfirmed} onChange={setConfirmed}>
          <Trans>These are my names as they appear on my ID. My certificates will show them.</Trans>
        </Checkbox>
      )}
    </>
  )
}

interface NameFieldProps {
  form: Form<TypedDetails>
  script: Script
  label: string
  /** The name that the browser knows is put there. */
  isFirst: boolean
}

function NameField({ form, script, label, isFirst }: NameFieldProps) {
  const { field, dir } = scripts[script]
  const other = form.typed[scripts[script === 'ar' ? 'en' : 'ar'].field]
  const binding = form.field(field)
  const suggestion = useSuggestion(other)
  return (
    <div className={styles.named}>
      <TextField
        {...binding}
        label={label}
        name={field}
        autoComplete={isFirst ? 'name' : 'off'}
        dir={dir}
        lang={script}
        maxLength={400}
      />
      {binding.value.trim() === '' && suggestion !== null && (
        <Button size="sm" variant="secondary" onPress={() => binding.onChange(suggestion)}>
          {/* One text: the parts of a button stand side by side, each in lines of its own. */}
          <span>
            <Trans>
              Use our suggestion: <Isolate>{suggestion}</Isolate>
            </Trans>
          </span>
        </Button>
      )}
    </div>
  )
}
