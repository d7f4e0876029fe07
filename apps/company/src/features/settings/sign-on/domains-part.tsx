import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError, useCarried } from '@masar/app-shell'
import {
  Badge,
  Button,
  Card,
  CodeBlock,
  DateText,
  Heading,
  List,
  ListItem,
  Ltr,
  returnFocus,
  showToast,
  Text,
  TextField,
  useKeptFocus,
} from '@masar/ui'
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { Failure, FailureText } from '../../people/parts/failure.tsx'
import styles from '../settings.module.css'
import { type CompanyDomain, useAddDomain, useProveDomain, useRemoveDomain } from './api.ts'

const ConfirmDialog = lazy(() =>
  import('@masar/ui/dialog').then(({ ConfirmDialog: default_ }) => ({ default: default_ })),
)

/** The domains of the company's e-mail addresses, each proven by a record or not yet. */
export function DomainsPart({ domains, mayChange }: { domains: CompanyDomain[]; mayChange: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading)
  return (
    <Card as="section" className={styles.part} aria-labelledby="domains">
      <Heading level={2} size="md" id="domains" ref={heading}>
        <Trans>Domains of your company</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>
          Only e-mail addresses of these domains sign in through your provider. A record in the domain’s DNS
          shows that it is yours.
        </Trans>
      </Text>
      {domains.length > 0 && (
        <List>
          {domains.map(domain => (
            <DomainItem key={domain.id} domain={domain} mayChange={mayChange} />
          ))}
        </List>
      )}
      {mayChange ? (
        <AddDomain />
      ) : (
        domains.length === 0 && (
          <Text>
            <Trans>No domain yet.</Trans>
          </Text>
        )
      )}
    </Card>
  )
}

function DomainItem({ domain, mayChange }: { domain: CompanyDomain; mayChange: boolean }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const proving = useProveDomain(domain.id)
  const { domain: name, proven_at: provenAt } = domain
  return (
    <ListItem
      title={<Ltr>{name}</Ltr>}
      note={
        provenAt === null ? (
          <Badge tone="warning">
            <Trans>Not proven yet</Trans>
          </Badge>
        ) : (
          <>
            <Badge tone="success">
              <Trans>Proven</Trans>
            </Badge>{' '}
            <DateText value={provenAt} />
          </>
        )
      }
    >
      <div className={styles.part}>
        {provenAt === null && mayChange && <ProofRecord domain={domain} />}
        <Failure error={proving.error} />
        {mayChange && (
          <div className={styles.acts}>
            {provenAt === null && (
              <Button
                size="sm"
                isPending={proving.isPending}
                aria-label={t`Look for the record of ${name}`}
                onPress={() =>
                  proving.mutate(undefined, {
                    onSuccess: () => showToast({ tone: 'success', text: t`The domain is proven` }),
                  })
                }
              >
                <Trans>Look for the record</Trans>
              </Button>
            )}
            <Button
              size="sm"
              variant="secondary"
              aria-label={t`Remove ${name}`}
              onPress={() => setAsked(true)}
            >
              <Trans>Remove</Trans>
            </Button>
          </div>
        )}
        <Suspense>{isAsked && <RemoveDomain domain={domain} onClose={() => setAsked(false)} />}</Suspense>
      </div>
    </ListItem>
  )
}

function ProofRecord({ domain: { record } }: { domain: CompanyDomain }) {
  const { t } = useLingui()
  return (
    <>
      <Text size="sm">
        <Trans>
          Add this TXT record, then look for it here. It can take a while until name servers know it.
        </Trans>
      </Text>
      <CodeBlock title={t`Name`} code={record.name} isWrapped />
      <CodeBlock title={t`Value`} code={record.value} isWrapped />
    </>
  )
}

function RemoveDomain({ domain, onClose }: { domain: CompanyDomain; onClose: () => void }) {
  const { t } = useLingui()
  const removing = useRemoveDomain(domain.id)
  return (
    <ConfirmDialog
      title={
        <Trans>
          Remove <Ltr>{domain.domain}</Ltr>?
        </Trans>
      }
      action={<Trans>Remove the domain</Trans>}
      isDanger
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={async () => {
        await removing.mutateAsync()
        showToast({ tone: 'success', text: t`The domain was removed` })
      }}
      failure={removing.error ? <FailureText error={removing.error} /> : <Trans>Try again.</Trans>}
    >
      <Text>
        {domain.proven_at === null ? (
          <Trans>Nothing changes for anybody: this domain was not in use yet.</Trans>
        ) : (
          <Trans>
            Addresses of this domain sign in with their passwords again. Anyone without one can set it with
            “Forgot your password?”. Accounts and records stay.
          </Trans>
        )}
      </Text>
    </ConfirmDialog>
  )
}

function AddDomain() {
  const { t } = useLingui()
  const field = useId()
  const [typed, setTyped] = useCarried('sign-on-domain', '')
  const adding = useAddDomain()
  const add = (event: FormEvent) => {
    event.preventDefault()
    const sent = typed.trim()
    if (sent === '' || adding.isPending) return
    adding.mutate(sent, {
      onSuccess: () => {
        setTyped(since => (since.trim() === sent ? '' : since))
        returnFocus(field)
        showToast({ tone: 'success', text: t`The domain was added. Now add its record.` })
      },
    })
  }
  return (
    <form noValidate onSubmit={add} className={styles.form}>
      <TextField
        id={field}
        label={t`Domain`}
        hint={t`What comes after the @ of your people’s addresses, such as example.com.`}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={typed}
        onChange={setTyped}
        error={fieldError(adding.error, 'domain')}
      />
      <Failure error={adding.error} />
      <div>
        <Button
          type="submit"
          variant="secondary"
          isPending={adding.isPending}
          isDisabled={typed.trim() === ''}
        >
          <Trans>Add the domain</Trans>
        </Button>
      </div>
    </form>
  )
}
