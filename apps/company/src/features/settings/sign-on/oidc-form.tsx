import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError, useCarried } from '@masar/app-shell'
import { Button, RadioGroup, returnFocus, showToast, Text, TextField } from '@masar/ui'
import { type FormEvent, useId } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import styles from '../settings.module.css'
import { useAdmissions } from './admissions.ts'
import { type ProviderFacts, type ProviderFormProps, useSetProvider } from './api.ts'

/** An OpenID provider: where it is, and as whom Masar asks it. */
// long: one form, its fields one below the other
export function OidcForm({ provider: stored, onSaved }: ProviderFormProps) {
  const { t } = useLingui()
  const id = useId()
  const provider = stored?.kind === 'oidc' ? stored : null
  const admissions = useAdmissions()
  const saving = useSetProvider()
  const [typed, setTyped, settle] = useCarried(
    'sign-on-oidc',
    {
      issuer: provider?.issuer ?? '',
      client_id: provider?.client_id ?? '',
      client_secret: '',
      admits: stored?.admits ?? 'everyone',
    },
    value => ({ ...value, client_secret: '' }),
  )
  const field = (name: 'issuer' | 'client_id' | 'client_secret') => ({
    id: id + name,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    error: fieldError(saving.error, name),
    dir: 'ltr' as const,
    autoComplete: 'off',
    spellCheck: false,
  })
  const isSame =
    provider?.issuer === typed.issuer.trim() &&
    provider.client_id === typed.client_id.trim() &&
    typed.client_secret === ''
  const isNothingNew = isSame && provider.admits === typed.admits
  const isMissing =
    typed.issuer.trim() === '' ||
    typed.client_id.trim() === '' ||
    (provider === null && typed.client_secret === '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending || isNothingNew || isMissing) return
    const { client_secret: secret, ...facts } = typed
    const body: ProviderFacts = { ...facts, ...(secret !== '' && { client_secret: secret }) }
    saving.mutate(body, {
      onSuccess: () => {
        // Typing goes on while it is saved.
        setTyped(since => (since.client_secret === secret ? { ...since, client_secret: '' } : since))
        settle({ ...typed, client_secret: '' })
        onSaved()
        const written = (['issuer', 'client_id', 'client_secret'] as const).find(
          name => typed[name] !== (provider?.[name as 'issuer'] ?? ''),
        )
        returnFocus(id + (written ?? ''))
        showToast({ tone: 'success', text: t`The provider was saved` })
      },
    })
  }
  return (
    <form id={id} noValidate onSubmit={save} className={styles.form}>
      <TextField
        {...field('issuer')}
        label={t`Issuer`}
        hint={t`The address the provider uses for itself, copied exactly. It begins with https://`}
        type="url"
        autoCapitalize="none"
        maxLength={500}
      />
      <TextField {...field('client_id')} label={t`Client ID`} autoCapitalize="none" maxLength={200} />
      <TextField
        {...field('client_secret')}
        type="password"
        autoComplete="new-password"
        label={t`Client secret`}
        hint={
          provider === null
            ? t`It is stored encrypted and never shown again.`
            : t`A secret is stored. Leave this empty to keep it; another issuer needs another secret.`
        }
        maxLength={1000}
      />
      <RadioGroup
        label={t`Whoever signs in there for the first time`}
        value={typed.admits}
        onChange={admits => setTyped({ ...typed, admits: admits as typeof typed.admits })}
        options={admissions}
      />
      {stored?.is_on === true && !isSame && (
        <Text size="sm">
          <Trans>
            Saving another issuer, client or secret switches the sign-on off until the connection has been
            tested again. Until then everybody signs in with their password.
          </Trans>
        </Text>
      )}
      <Failure error={saving.error} />
      <div>
        <Button type="submit" isPending={saving.isPending} isDisabled={isNothingNew || isMissing}>
          <Trans>Save the provider</Trans>
        </Button>
      </div>
    </form>
  )
}
