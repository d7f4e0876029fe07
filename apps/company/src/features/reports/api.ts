import type { CompanyPaths, ReadAnswer } from '@masar/api-sdk'
import { companyPages, companyQuery } from '@masar/app-shell'
import { type PeopleReport, peopleSortsOf } from '@masar/text/rows'
import type { QueryClient } from '@tanstack/react-query'
import { oneOf } from '../people/parts/address-values.ts'
import {
  filtersOf,
  isOfPurchases,
  type LearningReport,
  type PurchaseReport,
  type ReportPlace,
} from './place.ts'

export type CompletionReport = ReadAnswer<CompanyPaths, '/reports/completion'>['data']
export type TimeReport = ReadAnswer<CompanyPaths, '/reports/time'>['data']
export type SeatReport = ReadAnswer<CompanyPaths, '/reports/seats'>['data']
export type SpendingReport = ReadAnswer<CompanyPaths, '/reports/spending'>['data']
export type ActivityReport = ReadAnswer<CompanyPaths, '/reports/activity'>['data']
export type ScoresReport = ReadAnswer<CompanyPaths, '/reports/scores'>['data']

/** People have a list of their own; other views are fetched as rows. */
function asked(place: ReportPlace) {
  const { by } = place
  return { query: { ...filtersOf(place), ...(by !== 'person' && by !== 'exam' && { by }) } }
}

export const completionQuery = (place: ReportPlace) => companyQuery('/reports/completion', asked(place))
export const timeQuery = (place: ReportPlace) => companyQuery('/reports/time', asked(place))
export const scoresQuery = (place: ReportPlace) => {
  const { query } = asked(place)
  return companyQuery('/reports/scores', { query: place.by === 'exam' ? { ...query, by: place.by } : query })
}

/** What was bought is asked for by period and course alone. */
export function purchasesAsked({ from, to, course, by }: ReportPlace) {
  const row = by === 'month' ? ('month' as const) : ('course' as const)
  return { ...(from && { from }), ...(to && { to }), ...(course && { course }), by: row }
}

export const seatReportQuery = (place: ReportPlace<PurchaseReport>) =>
  companyQuery('/reports/seats', { query: purchasesAsked(place) })
export const spendingQuery = (place: ReportPlace<PurchaseReport>) =>
  companyQuery('/reports/spending', { query: purchasesAsked(place) })

/** What the people of a report are searched by, and their order beside the one by name. */
export function peopleFinding<Report extends PeopleReport>(report: Report, { q, sort: given }: ReportPlace) {
  const sort = oneOf(peopleSortsOf(report), given)
  return { ...(q !== undefined && { q }), ...(sort !== undefined && sort !== 'name' && { sort }) }
}
const people = <Report extends LearningReport>(report: Report, place: ReportPlace) => ({
  query: { ...filtersOf(place), ...peopleFinding(report, place), limit: 50 },
})
export const completionPeopleQuery = (place: ReportPlace) =>
  companyPages('/reports/completion/people', people('completion', place))
export const timePeopleQuery = (place: ReportPlace) =>
  companyPages('/reports/time/people', people('time', place))
export const scoresPeopleQuery = (place: ReportPlace) =>
  companyPages('/reports/scores/people', people('scores', place))

/** Activity covers all that a person learns. */
export const activityAsked = ({ from, to, department, group }: ReportPlace) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(department && { department }),
  ...(group && { group }),
})
export const activityQuery = (place: ReportPlace) => {
  const { by } = place
  const rows = by !== 'person' && by !== 'exam' && { by }
  return companyQuery('/reports/activity', { query: { ...activityAsked(place), ...rows } })
}
export const activityPeopleQuery = (place: ReportPlace) =>
  companyPages('/reports/activity/people', {
    query: {
      ...activityAsked(place),
      ...(place.quiet && { quiet_days: place.quiet }),
      ...peopleFinding('activity', place),
      limit: 50,
    },
  })

/** Begins what a page shows first. */
export function prefetchReport(client: QueryClient, place: ReportPlace): void {
  if (place.report === 'completion') void client.prefetchQuery(completionQuery(place))
  if (place.report === 'time') void client.prefetchQuery(timeQuery(place))
  if (place.report === 'scores') void client.prefetchQuery(scoresQuery(place))
  if (place.report === 'activity') void client.prefetchQuery(activityQuery(place))
  if (!isOfPurchases(place)) return
  if (place.report === 'seats') void client.prefetchQuery(seatReportQuery(place))
  else void client.prefetchQuery(spendingQuery(place))
}
