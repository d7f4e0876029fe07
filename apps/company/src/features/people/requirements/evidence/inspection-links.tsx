import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  Badge,
  Button,
  Card,
  DateText,
  Heading,
  Isolate,
  List,
  ListItem,
  showToast,
  Skeleton,
  Text,
} from '@masar/ui'
import { ConfirmDialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { Link2, Link2Off } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { BlockError } from '../../../frame/block-error.tsx'
import { FailureText } from '../../parts/failure.tsx'
import { type ListSelection, useListSelection } from '../../parts/list-selection.ts'
import { ChooseAll, ChooseRow } from '../../parts/many/choices.tsx'
import { WholeListBulk } from '../../parts/many/whole-list-bulk.tsx'
import { useRights } from '../../rights.ts'
import type { Requirement } from '../api.ts'
import type { RequirementFilters } from '../filters.ts'
import styles from '../requirements.module.css'
import {
  type InspectionLink,
  inspectionLinksQuery,
  useWithdrawInspectionLink,
  withdrawInspectionLinks,
} from './api.ts'

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }))

interface InspectionLinksProps {
  requirements: readonly Requirement[]
  filters: RequirementFilters
  /** Which are chosen, as in the URL. */
  chosen?: string | undefined
  onKeep: (chosen: string | undefined) => void
}

/** The company's links for inspectors: what each shows, until when, when it was last opened. */
// long: a list, its states, and the dialogs that it opens
export function InspectionLinks({ requirements, filters, chosen, onKeep }: InspectionLinksProps) {
  const { t } = useLingui()
  const { changesGroups: changes } = useRights()
  const links = useQuery(inspectionLinksQuery())
  const [isMaking, setMaking] = useState(false)
  const rows = links.data?.data
  // The others have ended.
  const open = changes ? (rows ?? []).filter(({ state }) => state === 'open') : []
  const ids = open.map(({ id }) => id)
  const selection = useListSelection({
    place: 'links',
    chosen,
    loaded: ids,
    total: ids.length,
    onKeep,
  })
  return (
    <Card as="section" className={styles.links} aria-labelledby="inspection-links">
      <div className={styles.head}>
        <Heading level={2} id="inspection-links">
          <Trans>Inspector’s links</Trans>
        </Heading>
        {changes && requirements.length > 0 && (
          <Button size="sm" variant="secondary" iconStart={Link2} onPress={() => setMaking(true)}>
            <Trans>New link</Trans>
          </Button>
        )}
      </div>
      {links.isPending ? (
        <div role="status" aria-label={t`Loading…`}>
          <Skeleton width="60%" />
        </div>
      ) : links.isError && rows === undefined ? (
        <BlockError query={links} />
      ) : rows === undefined || rows.length === 0 ? (
        <Text soft size="sm">
          <Trans>
            No link yet. An inspector’s link shows one requirement at one site, as it stood at one moment, to
            anyone who has the link, until it ends or you withdraw it.
          </Trans>
        </Text>
      ) : (
        <>
          <LinksBulk links={open} selection={selection} />
          {ids.length > 1 && <ChooseAll ids={ids} selected={selection.keys} onChange={selection.choose} />}
          <List label={t`Inspector’s links`}>
            {rows.map(link => (
              <LinkItem key={link.id} link={link} selection={changes ? selection : undefined} />
            ))}
          </List>
        </>
      )}
      <Suspense>
        {isMaking && (
          <LinkDialog requirements={requirements} filters={filters} onClose={() => setMaking(false)} />
        )}
      </Suspense>
    </Card>
  )
}

function LinksBulk({ links, selection }: { links: readonly InspectionLink[]; selection: ListSelection }) {
  const { t } = useLingui()
  return (
    <WholeListBulk
      selection={selection}
      items={links.map(({ id, reason }) => ({ id, name: reason }))}
      label={t`Acts for the links chosen`}
      count={count => <Plural value={count} one="# link chosen" other="# links chosen" />}
      icon={Link2Off}
      action={<Trans>Withdraw the links</Trans>}
      title={count => <Plural value={count} one="Withdraw # link?" other="Withdraw # links?" />}
      call={withdrawInspectionLinks}
      refresh={['/inspection-links']}
      done={count => <Plural value={count} one="# link no longer opens" other="# links no longer open" />}
    >
      <Trans>Anyone who has them sees nothing from now on. This can’t be undone.</Trans>
    </WholeListBulk>
  )
}

interface LinkItemProps {
  link: InspectionLink
  /** Left out where nothing may be changed. */
  selection: ListSelection | undefined
}

function LinkItem({ link, selection }: LinkItemProps) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const { reason } = link
  const place = link.department ?? link.group
  return (
    <ListItem
      start={
        selection &&
        link.state === 'open' && (
          <ChooseRow id={link.id} label={t`Choose “${reason}”`} selection={selection} />
        )
      }
      title={
        <>
          <Isolate>{reason}</Isolate>{' '}
          {link.state !== 'open' && (
            <Badge>
              {link.state === 'expired' ? (
                <Trans context="state of a link">Ended</Trans>
              ) : (
                <Trans context="state of a link">Withdrawn</Trans>
              )}
            </Badge>
          )}
        </>
      }
      note={
        <span className={styles.linkNotes}>
          <span>
            <Isolate>{link.title}</Isolate>
            {place !== null && (
              <>
                {' – '}
                <Isolate>{place}</Isolate>
              </>
            )}
          </span>
          <span>
            <Trans>
              Status as of <DateText value={link.as_of} timeZone="UTC" />
            </Trans>
          </span>
          {link.state === 'open' && (
            <span>
              <Trans>
                Until <DateText value={link.expires_at} format="time" />
              </Trans>
            </span>
          )}
          <span>{link.names === 'full' ? <Trans>Full names</Trans> : <Trans>Initials</Trans>}</span>
          {link.made_by !== null && (
            <span>
              <Trans>
                Made by <Isolate>{link.made_by}</Isolate>
              </Trans>
            </span>
          )}
          <Opened link={link} />
        </span>
      }
      end={
        link.state === 'open' &&
        selection && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t`Withdraw the link “${reason}”`}
            onPress={() => setAsked(true)}
          >
            <Trans>Withdraw the link</Trans>
          </Button>
        )
      }
    >
      {isAsked && <WithdrawLink link={link} onClose={() => setAsked(false)} />}
    </ListItem>
  )
}

function Opened({ link: { opened, last_opened_at: at } }: { link: InspectionLink }) {
  if (at === null)
    return (
      <span>
        <Trans>Not opened yet</Trans>
      </span>
    )
  return (
    <span>
      <Plural value={opened} one="Opened once" other="Opened # times" />
      {' – '}
      <Trans>
        Last opened on <DateText value={at} format="time" />
      </Trans>
    </span>
  )
}

function WithdrawLink({ link, onClose }: { link: InspectionLink; onClose: () => void }) {
  const { t } = useLingui()
  const withdrawing = useWithdrawInspectionLink(link.id)
  return (
    <ConfirmDialog
      title={
        <Trans>
          Withdraw the link “<Isolate>{link.reason}</Isolate>”?
        </Trans>
      }
      action={<Trans>Withdraw the link</Trans>}
      isDanger
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={async () => {
        await withdrawing.mutateAsync()
        showToast({ tone: 'success', text: t`The link no longer opens` })
      }}
      failure={withdrawing.error ? <FailureText error={withdrawing.error} /> : <Trans>Try again.</Trans>}
    >
      <Text>
        <Trans>Anyone who has it sees nothing from now on. This can’t be undone.</Trans>
      </Text>
    </ConfirmDialog>
  )
}
