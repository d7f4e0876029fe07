import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyPages, companyQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshCalls } from '../../people/queries.ts'
import type { DisclosurePlace } from './place.ts'

export type Disclosure = ReadAnswer<CompanyPaths, '/training-disclosure'>['data']
export type Figures = Disclosure['now']
export type Rules = Disclosure['rules']
export type Plan = NonNullable<Disclosure['plan']>
export type DisclosurePerson = ReadAnswer<CompanyPaths, '/training-disclosure/people'>['data'][number]
export type OutsideTraining = ReadAnswer<CompanyPaths, '/outside-trainings'>['data'][number]

export const disclosureQuery = (year: number) => companyQuery('/training-disclosure', { query: { year } })

/** Whom the list has: `isDisclosed` as the year was closed. */
export const peopleAsked = (year: number, { under, q }: DisclosurePlace, isDisclosed: boolean) => ({
  year,
  ...(under && { under }),
  ...(q !== undefined && { q }),
  ...(isDisclosed && { disclosed: true }),
})
export const peopleQuery = (asked: ReturnType<typeof peopleAsked>) =>
  companyPages('/training-disclosure/people', { query: { ...asked, limit: 50 } })
export const trainingsQuery = (year: number) =>
  companyPages('/outside-trainings', { query: { year, limit: 50 } })

function useAct<Given>(act: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Given>({
    mutationFn: act,
    onSettled: () => void refreshCalls(client, ['/training-disclosure', '/outside-trainings']),
  })
}

export const useChangePlan = () =>
  useAct((body: Plan & { year: number }) => unwrap(companyApi().PUT('/training-plan', { body })))
export const useChangeRules = () =>
  useAct((body: Rules) => unwrap(companyApi().PUT('/training-rules', { body })))
export const useCloseYear = () =>
  useAct((year: number) => unwrap(companyApi().POST('/training-disclosure/close', { body: { year } })))

/** What is entered of a training elsewhere; the cost in halalas. */
export interface TrainingFacts {
  title: string
  evidence: string
  completed_on: string
  minutes: number
  cost: number
}

export const useEnterTraining = () =>
  useAct((body: TrainingFacts & { employee_id: number }) =>
    unwrap(companyApi().POST('/outside-trainings', { body })),
  )
const of = (id: number) => ({ params: { path: { id } } })
export const useCorrectTraining = (id: number) =>
  useAct((body: TrainingFacts) => unwrap(companyApi().PUT('/outside-trainings/{id}', { ...of(id), body })))
export const useRemoveTraining = (id: number) =>
  useAct(() => unwrap(companyApi().DELETE('/outside-trainings/{id}', of(id))))
