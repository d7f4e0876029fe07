import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import {
  Badge,
  Button,
  Card,
  CodeBlock,
  DateText,
  EmptyState,
  formatNumber,
  Heading,
  Isolate,
  Ltr,
  Skeleton,
  Text,
  useUi,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Link2Off, QrCode as QrIcon } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { BlockError } from '../../../frame/block-error.tsx'
import { found, useByName } from '../../parts/found.ts'
import { type ListSelection, useListSelection } from '../../parts/list-selection.ts'
import { ListTools } from '../../parts/list-tools.tsx'
import { ChooseAll, ChooseRow } from '../../parts/many/choices.tsx'
import { WholeListBulk } from '../../parts/many/whole-list-bulk.tsx'
import { NoResults } from '../../parts/no-results.tsx'
import { linksAddress, type LinksPlace } from '../ways.ts'
import { type JoiningLink, linksQuery, withdrawLinks } from './api.ts'
import styles from './links.module.css'

const QrDialog = lazy(async () => ({ default: (await import('./link-dialogs.tsx')).QrDialog }))
const WithdrawDialog = lazy(async () => ({ default: (await import('./link-dialogs.tsx')).WithdrawDialog }))

/** The company’s links, those that work first, found and ordered by the address. */
export function LinkList({ place = {} }: { place?: LinksPlace }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(linksQuery())
  return (
    <section className={styles.links} aria-labelledby="links">
      <Heading level={2} id="links">
        <Trans>Links for joining</Trans>
      </Heading>
      {data ? (
        data.data.length === 0 ? (
          <EmptyState level={3} title={<Trans>No link yet</Trans>}>
            <Trans>Links that you make appear here, with how many people have joined by each.</Trans>
          </EmptyState>
        ) : (
          <Found place={place} links={data.data} />
        )
      ) : error ? (
        <BlockError query={{ error, isFetching, refetch }} />
      ) : (
        <div role="status" aria-label={t`Loading…`}>
          <Skeleton shape="block" height="9rem" />
        </div>
      )}
    </section>
  )
}

function Found({ place, links }: { place: LinksPlace; links: readonly JoiningLink[] }) {
  const { t } = useLingui()
  const go = useGo()
  const byName = useByName()
  const change = useCallback(
    (next: object) => go(linksAddress(next), { replace: true, resetScroll: false }),
    [go],
  )
  const rows = found(links, place, {
    words: ({ label, department, groups, domains }) =>
      [label, department?.name, ...groups.map(({ name }) => name), ...domains].join(' '),
    orders: {
      name: (a, b) => byName(nameOf(a), nameOf(b)),
      joined: (a, b) => b.uses - a.uses,
      ends: (a, b) => Date.parse(a.expires_at) - Date.parse(b.expires_at),
    },
  })
  // The others have ended.
  const open = rows.filter(({ state }) => state === 'open')
  const ids = open.map(({ id }) => id)
  const selection = useListSelection({
    place: place.q ?? '',
    chosen: place.chosen,
    loaded: ids,
    total: ids.length,
    onKeep: chosen => change({ ...place, chosen }),
  })
  return (
    <>
      <ListTools
        label={t`Search by a name, a department, a group or a domain`}
        place={place}
        sorts={[
          { value: '', label: t`Working links first` },
          { value: 'name', label: t`By name` },
          { value: 'joined', label: t`Most people first` },
          { value: 'ends', label: t`Ending first` },
        ]}
        onChange={change}
      />
      {rows.length === 0 && <NoResults level={3} onClear={() => change({})} />}
      <LinksBulk links={open} selection={selection} />
      {ids.length > 1 && <ChooseAll ids={ids} selected={selection.keys} onChange={selection.choose} />}
      <ul className={styles.list}>
        {rows.map(link => (
          <LinkCard key={link.id} link={link} selection={selection} />
        ))}
      </ul>
    </>
  )
}

const nameOf = ({ label, department }: JoiningLink) => label ?? department?.name ?? ''

function LinksBulk({ links, selection }: { links: readonly JoiningLink[]; selection: ListSelection }) {
  const { t } = useLingui()
  return (
    <WholeListBulk
      selection={selection}
      items={links.map(link => ({ id: link.id, name: nameOf(link) || t`For the whole company` }))}
      label={t`Acts for the links chosen`}
      count={count => <Plural value={count} one="# link chosen" other="# links chosen" />}
      icon={Link2Off}
      action={<Trans>Withdraw the links</Trans>}
      title={count => <Plural value={count} one="Withdraw # link?" other="Withdraw # links?" />}
      call={withdrawLinks}
      refresh={['/joining-links']}
      done={count => <Plural value={count} one="# link no longer works" other="# links no longer work" />}
    >
      <Trans>
        From now on, nobody can join by them, and this can’t be undone. Everyone who has joined stays.
      </Trans>
    </WholeListBulk>
  )
}

function LinkCard({ link, selection }: { link: JoiningLink; selection: ListSelection }) {
  const { t } = useLingui()
  const name = nameOf(link) || t`For the whole company`
  const [open, setOpen] = useState<'qr' | 'withdraw' | null>(null)
  const { state, link: address } = link
  const close = () => setOpen(null)
  return (
    <Card as="li" className={styles.link}>
      <div className={styles.head}>
        <div className={styles.named}>
          {state === 'open' && <ChooseRow id={link.id} label={t`Choose “${name}”`} selection={selection} />}
          <Heading level={3} size="sm">
            <LinkName link={link} />
          </Heading>
        </div>
        <LinkState state={state} />
      </div>
      <LinkFacts link={link} />
      {state === 'open' && (
        <>
          {address === null ? (
            <Text soft size="sm">
              <Trans>
                This link can no longer be shown. It still works; to share it again, make a new one.
              </Trans>
            </Text>
          ) : (
            <CodeBlock code={address} isWrapped />
          )}
          <div className={styles.acts}>
            {address !== null && (
              <Button size="sm" variant="secondary" iconStart={QrIcon} onPress={() => setOpen('qr')}>
                <Trans>QR code</Trans>
              </Button>
            )}
            <Button size="sm" variant="secondary" iconStart={Link2Off} onPress={() => setOpen('withdraw')}>
              <Trans>Withdraw the link</Trans>
            </Button>
          </div>
        </>
      )}
      <Suspense>
        {open === 'qr' && address !== null && (
          <QrDialog address={address} name={<LinkName link={link} />} onClose={close} />
        )}
        {open === 'withdraw' && (
          <WithdrawDialog id={link.id} name={<LinkName link={link} />} onClose={close} />
        )}
      </Suspense>
    </Card>
  )
}

/** As the company calls it, else by where it leads. */
function LinkName({ link: { label, department } }: { link: JoiningLink }) {
  const name = label ?? department?.name
  return name === undefined ? <Trans>For the whole company</Trans> : <Isolate>{name}</Isolate>
}

function LinkState({ state }: Pick<JoiningLink, 'state'>) {
  switch (state) {
    case 'open':
      return (
        <Badge tone="success">
          <Trans context="state of a link">Works</Trans>
        </Badge>
      )
    case 'full':
      return (
        <Badge tone="warning">
          <Trans context="state of a link">Used up</Trans>
        </Badge>
      )
    case 'expired':
      return (
        <Badge>
          <Trans context="state of a link">Expired</Trans>
        </Badge>
      )
    case 'withdrawn':
      return (
        <Badge>
          <Trans context="state of a link">Withdrawn</Trans>
        </Badge>
      )
  }
}

function LinkFacts({ link }: { link: JoiningLink }) {
  const { tag } = useUi()
  const { label, department, groups, domains, uses, max_uses: most, expires_at: ends, state } = link
  const joined = formatNumber(tag, uses)
  const all = most === null ? '' : formatNumber(tag, most)
  return (
    <ul className={styles.facts}>
      <li>
        {most === null ? (
          <Plural
            value={uses}
            _0="Nobody has joined yet"
            one="# person has joined"
            other="# people have joined"
          />
        ) : (
          <Trans>
            {joined} of {all} have joined
          </Trans>
        )}
      </li>
      <li>
        {state === 'expired' ? (
          <Trans>
            Expired on <DateText value={ends} />
          </Trans>
        ) : (
          <Trans>
            Until <DateText value={ends} />
          </Trans>
        )}
      </li>
      {department !== null && label !== null && (
        <li>
          <Trans>
            Department: <Isolate>{department.name}</Isolate>
          </Trans>
        </li>
      )}
      {groups.length > 0 && (
        <li>
          <Trans>Groups:</Trans>{' '}
          {groups.map(({ id, name }) => (
            <Badge key={id}>
              <Isolate>{name}</Isolate>
            </Badge>
          ))}
        </li>
      )}
      <li>
        {domains.length === 0 ? (
          <Trans>Any confirmed e-mail address</Trans>
        ) : (
          <Trans>
            Addresses of <Ltr>{domains.join(', ')}</Ltr>
          </Trans>
        )}
      </li>
    </ul>
  )
}
