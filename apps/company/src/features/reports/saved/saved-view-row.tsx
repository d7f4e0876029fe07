import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, fieldError } from '@masar/app-shell'
import {
  Badge,
  Button,
  IconButton,
  Isolate,
  linkClass,
  NativeSelect,
  showToast,
  Text,
  TextField,
} from '@masar/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import { addressOf, placeOf } from '../place.ts'
import { type SavedReport, useChangeView, useDeleteView, useMailView } from './api.ts'
import styles from './saved-views.module.css'

interface RowProps {
  view: SavedReport
  onOpen: () => void
}

/** A saved view: its name opens it; those who may change it rename and delete it in place. */
export function SavedViewRow({ view, onOpen }: RowProps) {
  const { t } = useLingui()
  const [act, setAct] = useState<'rename' | 'delete' | null>(null)
  // What was done or left in place gives the focus back to the button that had begun it.
  const [last, setLast] = useState<'rename' | 'delete' | null>(null)
  const { name } = view
  const done = () => {
    setLast(act)
    setAct(null)
  }
  if (act === 'rename') return <Rename view={view} onDone={done} />
  if (act === 'delete') return <Delete view={view} onDone={done} />
  return (
    <li className={styles.view}>
      <AppLink to={addressOf(placeOf({ ...view }))} className={linkClass()} onClick={onOpen}>
        <Isolate>{name}</Isolate>
      </AppLink>
      {view.is_shared && (
        <Badge>
          <Trans>Shared</Trans>
        </Badge>
      )}
      <MailChoice view={view} />
      {view.may_change && (
        <span className={styles.acts}>
          <IconButton
            icon={Pencil}
            label={t`Rename ${name}`}
            autoFocus={last === 'rename'}
            onPress={() => setAct('rename')}
          />
          <IconButton
            icon={Trash2}
            label={t`Delete ${name}`}
            autoFocus={last === 'delete'}
            onPress={() => setAct('delete')}
          />
        </span>
      )}
    </li>
  )
}

/** How often the view comes by e-mail, to oneself alone. */
function MailChoice({ view: { id, name, mailed } }: { view: SavedReport }) {
  const { t } = useLingui()
  const mailing = useMailView(id)
  return (
    <div className={styles.mail}>
      <NativeSelect
        label={t`${name} by e-mail`}
        hideLabel
        value={(mailing.isPending ? mailing.variables : mailed) ?? 'never'}
        onChange={value => {
          if (!mailing.isPending) mailing.mutate(value === 'weekly' || value === 'monthly' ? value : null)
        }}
        options={[
          { value: 'never', label: t`Not by e-mail` },
          { value: 'weekly', label: t`Every Sunday by e-mail` },
          { value: 'monthly', label: t`On the first of each month by e-mail` },
        ]}
      />
      <Failure error={mailing.error} />
    </div>
  )
}

interface ActProps {
  view: SavedReport
  onDone: () => void
}

function Rename({ view, onDone }: ActProps) {
  const { t } = useLingui()
  const [name, setName] = useState(view.name)
  const changing = useChangeView(view.id)
  const save = (event: FormEvent) => {
    event.preventDefault()
    changing.mutate({ name }, { onSuccess: onDone })
  }
  return (
    <li>
      <form noValidate onSubmit={save} className={styles.form}>
        <TextField
          autoFocus
          label={t`Name`}
          value={name}
          maxLength={80}
          error={fieldError(changing.error, 'name')}
          onChange={setName}
        />
        <Failure error={changing.error} />
        <div className={styles.buttons}>
          <Button type="submit" size="sm" isDisabled={name.trim() === ''} isPending={changing.isPending}>
            <Trans>Save the name</Trans>
          </Button>
          <Button size="sm" variant="secondary" onPress={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </li>
  )
}

function Delete({ view, onDone }: ActProps) {
  const { t } = useLingui()
  const question = useId()
  const deleting = useDeleteView(view.id)
  return (
    <li className={styles.form}>
      <Text id={question}>
        {view.is_shared ? (
          <Trans>
            Delete <Isolate>{view.name}</Isolate> for everybody who acts for the company?
          </Trans>
        ) : (
          <Trans>
            Delete <Isolate>{view.name}</Isolate>?
          </Trans>
        )}
      </Text>
      <Failure error={deleting.error} />
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="danger"
          aria-describedby={question}
          isPending={deleting.isPending}
          onPress={() =>
            deleting.mutate(undefined, {
              onSuccess: () => {
                onDone()
                showToast({ tone: 'success', text: t`The view was deleted` })
              },
            })
          }
        >
          <Trans>Delete the view</Trans>
        </Button>
        {/* A key that is held down deletes nothing. */}
        <Button autoFocus size="sm" variant="secondary" aria-describedby={question} onPress={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </li>
  )
}
