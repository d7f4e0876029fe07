import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, useGo, usePageTitle } from '@masar/app-shell'
import { Card, Heading, Link, NativeSelect, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useRights } from '../../people/rights.ts'
import styles from '../reports.module.css'
import { type Disclosure, disclosureQuery } from './api.ts'
import { CloseYear } from './close-year.tsx'
import { DisclosureExport } from './disclosure-export.tsx'
import { DepartmentFigures, TraineesByClass, YearFigures } from './figures.tsx'
import { OutsidePart } from './outside-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { addressOf, type DisclosurePlace, runningYear, yearsAround } from './place.ts'
import { PlanPart } from './plan-part.tsx'
import { RulesPart } from './rules-part.tsx'
import { YearState } from './year-state.tsx'

interface DisclosureScreenProps {
  place: DisclosurePlace
  /** A file that is made already, or on its way. */
  exportId?: number | undefined
}

/** A year of training as the company discloses it: what it adds up to, who lacks hours, training elsewhere, plan, and its closing. */
export function DisclosureScreen({ place, exportId }: DisclosureScreenProps) {
  const { t } = useLingui()
  usePageTitle(t`Yearly training disclosure`)
  const go = useGo()
  const year = place.year ?? runningYear()
  const read = useQuery(disclosureQuery(year))
  const change = useCallback(
    (next: DisclosurePlace) => go(addressOf(next), { replace: true, resetScroll: false }),
    [go],
  )
  const disclosure = read.data?.data
  return (
    <div className={styles.screen}>
      <div>
        <Link as={AppLink} to="/reports">
          <Trans>To the reports</Trans>
        </Link>
        <Heading level={1}>
          <Trans>Yearly training disclosure</Trans>
        </Heading>
        <Text soft>
          <Trans>
            What your company reports to the authority about a year of training, added up from what people
            learned on Masar and the training elsewhere that you enter.
          </Trans>
        </Text>
      </div>
      <div className={styles.tools}>
        <NativeSelect
          label={t`Year`}
          value={String(year)}
          options={yearsAround(year).map(each => ({ value: String(each), label: String(each) }))}
          onChange={chosen => change({ year: Number(chosen) })}
        />
        {disclosure && (
          <div className={styles.acts}>
            <DisclosureExport
              year={year}
              place={place}
              isDisclosed={isShownAsDisclosed(disclosure, place)}
              exportId={exportId}
              onClose={() => exportId !== undefined && change(place)}
            />
            {disclosure.may_close && <CloseYear disclosure={disclosure} />}
          </div>
        )}
      </div>
      {read.isPending && <Waiting />}
      {read.isError && !disclosure && (
        <LoadError error={read.error} isRetrying={read.isFetching} onRetry={() => void read.refetch()} />
      )}
      {disclosure && <KnownYear key={year} disclosure={disclosure} place={place} onChange={change} />}
    </div>
  )
}

/** Members who see the whole company see a closed year as disclosed, unless they ask for its current figures. */
const isShownAsDisclosed = ({ closed }: Disclosure, { now }: DisclosurePlace) =>
  closed !== null && now !== true

interface KnownYearProps {
  disclosure: Disclosure
  place: DisclosurePlace
  onChange: (place: DisclosurePlace) => void
}

function KnownYear({ disclosure, place, onChange }: KnownYearProps) {
  const { changesGroups } = useRights()
  const isDisclosed = isShownAsDisclosed(disclosure, place)
  const figures = (isDisclosed && disclosure.closed?.figures) || disclosure.now
  return (
    <>
      <YearState
        disclosure={disclosure}
        place={place}
        isOfNow={figures === disclosure.now}
        onChange={onChange}
      />
      <YearFigures figures={figures} disclosure={disclosure} />
      {disclosure.plan && <TraineesByClass figures={figures} plan={disclosure.plan} />}
      <DepartmentFigures figures={figures} />
      {disclosure.plan && (
        <PlanPart
          year={disclosure.year}
          plan={disclosure.plan}
          mayChange={changesGroups && disclosure.closed === null}
        />
      )}
      <PeoplePart disclosure={disclosure} place={place} isDisclosed={isDisclosed} onChange={onChange} />
      <OutsidePart disclosure={disclosure} place={place} onChange={onChange} />
      <RulesPart disclosure={disclosure} mayChange={changesGroups} />
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.report} aria-busy>
      <Skeleton shape="block" height="5rem" />
      <Card>
        <Skeleton width="40%" />
        <Skeleton shape="block" height="12rem" />
      </Card>
      <Skeleton shape="block" height="14rem" />
    </div>
  )
}
