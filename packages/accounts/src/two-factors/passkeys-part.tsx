import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { Badge, Button, Card, DateText, Heading, Icon, IconButton, Isolate, showToast, Text } from '@masar/ui'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from '../profile/profile.module.css'
import { useAccountApi } from '../api/account-api.ts'
import { useProof } from '../profile/proof.tsx'
import { useKnowsPasskeys } from '../second-step/webauthn.ts'
import type { Passkey, SecondFactors } from '../profile/second-factors-query.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'

interface PasskeysPartProps {
  factors: Pick<SecondFactors, 'passkeys' | 'are_passkeys_on'>
  onAdded: (codes: readonly string[] | null) => void
  onChanged: () => void
}

type Opened = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }

/** One's passkeys: added, renamed, removed. */
export function PasskeysPart({ factors, onAdded, onChanged }: PasskeysPartProps) {
  const knowsPasskeys = useKnowsPasskeys()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <Card as="section" className={styles.part} aria-labelledby="passkeys">
      <Heading level={2} size="md" id="passkeys">
        <Trans>Passkeys</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>A passkey confirms that it is you by fingerprint, face or the lock of your device.</Trans>
      </Text>
      {factors.passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {factors.passkeys.map(passkey => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpened({ what: 'rename', passkey })}
              onRemove={() => setOpened({ what: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {!factors.are_passkeys_on ? (
        <Text size="sm">
          <Trans>
            Passkeys belong to a site’s name, and this site is open only at a number (an IP address). You can
            add them once it has a name.
          </Trans>
        </Text>
      ) : knowsPasskeys === false ? (
        <Text size="sm">
          <Trans>This browser does not support passkeys. You can add one in another browser.</Trans>
        </Text>
      ) : (
        <Button variant="secondary" onPress={() => setOpened({ what: 'add' })}>
          <Trans>Add a passkey</Trans>
        </Button>
      )}
      {opened?.what === 'add' && (
        <AddPasskeyDialog
          onClose={close}
          onAdded={codes => {
            close()
            onAdded(codes)
          }}
        />
      )}
      {opened?.what === 'rename' && (
        <RenamePasskeyDialog
          passkey={opened.passkey}
          onClose={close}
          onRenamed={() => {
            close()
            onChanged()
          }}
        />
      )}
      {opened?.what === 'remove' && (
        <RemovePasskey passkey={opened.passkey} onClose={close} onRemoved={onChanged} />
      )}
    </Card>
  )
}

interface RowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

function PasskeyRow({ passkey, onRename, onRemove }: RowProps) {
  const { t } = useLingui()
  const { name, created_at: createdAt, last_used_at: lastUsedAt, is_backed_up: isBackedUp } = passkey
  return (
    <li className={styles.session}>
      <Icon of={KeyRound} size={22} />
      <div>
        <p>
          <Isolate>{name}</Isolate>{' '}
          {isBackedUp && (
            <Badge>
              <Trans>Synced</Trans>
            </Badge>
          )}
        </p>
        <Text size="sm" soft>
          <Trans>
            Added on <DateText value={createdAt} />
          </Trans>{' '}
          ·{' '}
          {lastUsedAt === null ? (
            <Trans>not used yet</Trans>
          ) : (
            <Trans>
              last used on <DateText value={lastUsedAt} />
            </Trans>
          )}
        </Text>
      </div>
      <div className={styles.acts}>
        <IconButton icon={Pencil} label={t`Rename ${name}`} onPress={onRename} />
        <IconButton icon={Trash2} label={t`Remove ${name}`} onPress={onRemove} />
      </div>
    </li>
  )
}

function RemovePasskey({
  passkey: { id, name },
  onRemoved,
  onClose,
}: {
  passkey: Passkey
  onRemoved: () => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const api = useAccountApi()
  const proof = useProof('second_factors')
  return (
    <>
      <RemoveDialog
        title={<Trans>Remove this passkey?</Trans>}
        action={<Trans>Remove the passkey</Trans>}
        remove={() =>
          proof.run(() =>
            unwrap(api().DELETE('/auth/second-factors/passkeys/{id}', { params: { path: { id } } })),
          )
        }
        onRemoved={() => {
          onRemoved()
          showToast({ text: t`The passkey is removed.` })
        }}
        onClose={onClose}
      >
        <Trans>
          “<Isolate>{name}</Isolate>” will no longer work for signing in. You can delete it on your device,
          too.
        </Trans>
      </RemoveDialog>
      {proof.dialog}
    </>
  )
}
