import type { CompanyPaths, ReadAnswer } from '@masar/api-sdk'
import { companyPages, companyQuery } from '@masar/app-shell'
import type { QueryClient } from '@tanstack/react-query'
import { filtersOf, isOfPurchases, type PurchaseReport, type ReportPlace } from './place.ts'

export type CompletionReport = ReadAnswer<CompanyPaths, '/reports/completion'>['data']
export type TimeReport = ReadAnswer<CompanyPaths, '/reports/time'>['data']
export type SeatReport = ReadAnswer<CompanyPaths, '/reports/seats'>['data']
export type SpendingReport = ReadAnswer<CompanyPaths, '/reports/spending'>['data']
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

/** What people are searched by; they stand by name, or by name backwards. */
export const peopleFinding = ({ q, sort }: ReportPlace) => ({
  ...(q !== undefined && { q }),
  ...(sort === '-name' && { sort }),
})
const people = (place: ReportPlace) => ({
  query: { ...filtersOf(place), ...peopleFinding(place), limit: 50 },
})
export const completionPeopleQuery = (place: ReportPlace) =>
  companyPages('/reports/completion/people', people(place))
export const timePeopleQuery = (place: ReportPlace) => companyPages('/reports/time/people', people(place))
export const scoresPeopleQuery = (place: ReportPlace) => companyPages('/reports/scores/people', people(place))

/** Activity is current, and covers all that a person learns. */
export const activityAsked = ({ department, group }: ReportPlace) => ({
  ...(department && { department }),
  ...(group && { group }),
})
export const activityQuery = (place: ReportPlace) =>
  companyQuery('/reports/activity', { query: activityAsked(place) })
export const activityPeopleQuery = (place: ReportPlace) =>
  companyPages('/reports/activity/people', {
    query: {
      ...activityAsked(place),
      ...(place.quiet && { quiet_days: place.quiet }),
      ...peopleFinding(place),
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
