import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import {
  Button,
  Card,
  CodeBlock,
  formatNumber,
  Heading,
  Ltr,
  RadioGroup,
  showToast,
  Text,
  TextField,
  useUi,
} from '@masar/ui'
import { type FormEvent, useState } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import styles from '../settings.module.css'
import { type Provider, type ProviderFacts, type SignOn, useSetProvider, useTestProvider } from './api.ts'
import { TestPart } from './test-part.tsx'

/** The name of the e-mail address in OpenID Connect. */
const claim = 'email'

interface ProviderPartProps {
  signOn: SignOn
  mayChange: boolean
}

/** The company's provider: where it is, as whom Masar asks it, and whom it lets in. */
export function ProviderPart({ signOn, mayChange }: ProviderPartProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const { provider, redirect_uris: redirectUris } = signOn
  // What the last test said is of the provider as it was then.
  const testing = useTestProvider()
  return (
    <Card as="section" className={styles.part} aria-labelledby="provider">
      <Heading level={2} size="md" id="provider">
        <Trans>Your provider</Trans>
      </Heading>
      {mayChange ? (
        <>
          <Text soft size="sm">
            <Trans>
              Register Masar there as a web application, with both of these redirect URIs. Have it send the
              e-mail address, as the claim <Ltr>{claim}</Ltr>.
            </Trans>
          </Text>
          {redirectUris.map((uri, index) => (
            <CodeBlock
              key={uri}
              title={t`Redirect URI ${formatNumber(tag, index + 1)}`}
              code={uri}
              isWrapped
            />
          ))}
          {/* What others store meanwhile does not overwrite what is being typed. */}
          <ProviderForm provider={provider} onSaved={testing.reset} />
          {provider !== null && <TestPart provider={provider} testing={testing} />}
        </>
      ) : (
        <ProviderFactsList provider={provider} />
      )}
    </Card>
  )
}

function ProviderFactsList({ provider }: { provider: Provider | null }) {
  const admissions = useAdmissions()
  if (provider === null)
    return (
      <Text>
        <Trans>No provider is set up yet.</Trans>
      </Text>
    )
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Issuer</Trans>
        </dt>
        <dd>
          <Ltr>{provider.issuer}</Ltr>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Client ID</Trans>
        </dt>
        <dd>
          <Ltr>{provider.client_id}</Ltr>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Whoever signs in there for the first time</Trans>
        </dt>
        <dd>{admissions.find(({ value }) => value === provider.admits)?.label}</dd>
      </div>
    </dl>
  )
}

function useAdmissions() {
  const { t } = useLingui()
  return [
    { value: 'everyone', label: t`becomes an employee here, with an account if there is none yet` },
    { value: 'invited', label: t`gets in only if the company has invited them` },
  ] as const
}

// long: one form, its fields one below the other
function ProviderForm({ provider, onSaved }: { provider: Provider | null; onSaved: () => void }) {
  const { t } = useLingui()
  const admissions = useAdmissions()
  const saving = useSetProvider()
  const [typed, setTyped] = useState({
    issuer: provider?.issuer ?? '',
    client_id: provider?.client_id ?? '',
    client_secret: '',
    admits: provider?.admits ?? 'everyone',
  })
  const field = (name: 'issuer' | 'client_id' | 'client_secret') => ({
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
        onSaved()
        showToast({ tone: 'success', text: t`The provider was saved` })
      },
    })
  }
  return (
    <form noValidate onSubmit={save} className={styles.form}>
      <TextField
        {...field('issuer')}
        label={t`Issuer`}
        hint={t`The address by which the provider calls itself, letter by letter. It begins with https://`}
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
      {provider?.is_on === true && !isSame && (
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
