import { Trans, useLingui } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { Banner, Card, Heading, Tabs } from '@masar/ui'
import type { ReactNode } from 'react'
import { PeopleNav } from '../parts/people-nav.tsx'
import { useRights } from '../rights.ts'
import { ImportView } from './import-view.tsx'
import styles from './invite.module.css'
import { LinkForm } from './links/link-form.tsx'
import { LinkList } from './links/link-list.tsx'
import { FileForm, LinesForm } from './list-forms.tsx'
import { OneForm } from './one-form.tsx'
import { listPlaceOf } from '../parts/found.ts'
import { type InvitePlace, type InviteWay, linkSorts, rowSorts } from './ways.ts'

interface InviteScreenProps {
  by: InviteWay
  /** What finds and orders the links, and which are chosen, or the rows of the list. */
  place?: Omit<InvitePlace, 'by' | 'import'>
  /** A list that was uploaded. */
  importId?: number
}

const way = (form: ReactNode) => <div className={styles.way}>{form}</div>

/** Brings people in: one, several by lines, many by a file. */
export function InviteScreen({ by, place = {}, importId }: InviteScreenProps) {
  const { t } = useLingui()
  const go = useGo()
  const { changesPeople } = useRights()
  const choose = (way: string) => go(`/invite?by=${way}`, { replace: true })
  const open = (id: number) => go(`/invite?import=${id}`)
  return (
    <div className={styles.screen}>
      <PeopleNav at="invite" />
      <Heading level={1}>
        <Trans>Invite people</Trans>
      </Heading>
      {!changesPeople ? (
        <Banner tone="info">
          <Trans>Owners, administrators and managers of the company invite its people.</Trans>
        </Banner>
      ) : importId !== undefined ? (
        <Card>
          <ImportView
            key={importId}
            id={importId}
            place={listPlaceOf({ ...place }, rowSorts)}
            onAgain={way => go(`/invite?by=${way}`)}
          />
        </Card>
      ) : (
        <>
          <Card>
            <Tabs
              label={t`How to invite`}
              className={styles.ways}
              selected={by}
              onChange={choose}
              tabs={[
                { id: 'one', label: t`One person`, content: way(<OneForm />) },
                { id: 'lines', label: t`List`, content: way(<LinesForm onUploaded={open} />) },
                { id: 'file', label: t`File`, content: way(<FileForm onUploaded={open} />) },
                { id: 'link', label: t`Link`, content: way(<LinkForm />) },
              ]}
            />
          </Card>
          {by === 'link' && (
            <LinkList
              place={{
                ...listPlaceOf({ ...place }, linkSorts),
                ...(place.chosen && { chosen: place.chosen }),
              }}
            />
          )}
        </>
      )}
    </div>
  )
}
