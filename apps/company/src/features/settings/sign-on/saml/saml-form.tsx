import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError, useCarried } from '@masar/app-shell'
import { Button, RadioGroup, showToast, Text, TextArea, TextField } from '@masar/ui'
import { type FormEvent } from 'react'
import { Failure } from '../../../people/parts/failure.tsx'
import styles from '../../settings.module.css'
import { useAdmissions } from '../admissions.ts'
import { type Metadata, type ProviderFormProps, useSetSaml } from '../api.ts'
import { AttributeFields } from './attribute-fields.tsx'
import { CertificateList } from './certificate-list.tsx'
import { bodyOf, draftOf, isMissing, isNothingNew, mostCertificates, wantsNewTry } from './saml-draft.ts'

interface SamlFormProps extends ProviderFormProps {
  /** The provider's metadata: shown in the fields until they are saved. */
  read: Metadata | undefined
}

/** A SAML provider: what it calls itself, where people sign in, by which certificates it signs. */
// long: one form, its fields one below the other
export function SamlForm({ provider, read, onSaved }: SamlFormProps) {
  const { t } = useLingui()
  const admissions = useAdmissions()
  const saving = useSetSaml()
  const [draft, setDraft] = useCarried('sign-on-saml', () => draftOf(provider, read))
  const field = (name: 'issuer' | 'entry_point') => ({
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    error: fieldError(saving.error, name),
    dir: 'ltr' as const,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  })
  const isIdle = isNothingNew(draft, provider) || isMissing(draft)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending || isIdle) return
    saving.mutate(bodyOf(draft), {
      onSuccess: () => {
        onSaved()
        showToast({ tone: 'success', text: t`The provider was saved` })
      },
    })
  }
  return (
    <form noValidate onSubmit={save} className={styles.form}>
      <TextField
        {...field('issuer')}
        label={t`Entity ID of the provider`}
        hint={t`What the provider calls itself, copied exactly. It is often an address.`}
        maxLength={500}
      />
      <TextField
        {...field('entry_point')}
        label={t`Sign-in address`}
        hint={t`The single sign-on URL for HTTP-Redirect. It begins with https://`}
        type="url"
        maxLength={2000}
      />
      {draft.certificates.length > 0 && (
        <CertificateList
          certificates={draft.certificates}
          onRemove={gone =>
            setDraft({ ...draft, certificates: draft.certificates.filter(each => each !== gone) })
          }
        />
      )}
      {draft.certificates.length < mostCertificates && (
        <TextArea
          label={draft.certificates.length === 0 ? t`Certificate` : t`A further certificate`}
          hint={t`X.509, as text (PEM). While your provider renews its certificate, keep the old one beside the new one.`}
          isOptional={draft.certificates.length > 0}
          rows={3}
          dir="ltr"
          spellCheck={false}
          maxLength={10_000}
          value={draft.certificate}
          onChange={certificate => setDraft({ ...draft, certificate })}
          error={fieldError(saving.error, 'certificates')}
        />
      )}
      <AttributeFields draft={draft} onChange={setDraft} error={saving.error} />
      <RadioGroup
        label={t`Whoever signs in there for the first time`}
        value={draft.admits}
        onChange={admits => setDraft({ ...draft, admits: admits as typeof draft.admits })}
        options={admissions}
      />
      {provider?.is_on === true && wantsNewTry(draft, provider) && (
        <Text size="sm">
          <Trans>
            Saving this switches the sign-on off until the provider has been tried again. Until then everybody
            signs in with their password.
          </Trans>
        </Text>
      )}
      <Failure error={saving.error} />
      <div>
        <Button type="submit" isPending={saving.isPending} isDisabled={isIdle}>
          <Trans>Save the provider</Trans>
        </Button>
      </div>
    </form>
  )
}
