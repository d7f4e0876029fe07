import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyPages, companyQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveAnswer } from '../../exports/api.ts'
import type { CallForMany } from '../../people/parts/many/act-on-many.ts'
import { proofRequest } from '../../people/parts/proof-request.ts'
import { refreshCalls } from '../../people/queries.ts'
import { type DisclosurePlace, runningYear } from './place.ts'

export type Disclosure = ReadAnswer<CompanyPaths, '/training-disclosure'>['data']
export type Figures = Disclosure['now']
export type Rules = Disclosure['rules']
export type Plan = NonNullable<Disclosure['plan']>
export type DisclosurePerson = ReadAnswer<CompanyPaths, '/training-disclosure/people'>['data'][number]
export type OutsideTraining = ReadAnswer<CompanyPaths, '/outside-trainings'>['data'][number]

export const disclosureQuery = (year: number) => companyQuery('/training-disclosure', { query: { year } })

/** Whom the list has: `isDisclosed` as the year was closed. */
export const peopleAsked = (year: number, { under, q, sort }: DisclosurePlace, isDisclosed: boolean) => ({
  year,
  ...(under && { under }),
  ...(q !== undefined && { q }),
  ...(sort && { sort }),
  ...(isDisclosed && { disclosed: true }),
})
export const peopleQuery = (asked: ReturnType<typeof peopleAsked>) =>
  companyPages('/training-disclosure/people', { query: { ...asked, limit: 50 } })
export const trainingsQuery = ({ year = runningYear(), training, by }: DisclosurePlace) =>
  companyPages('/outside-trainings', {
    query: { year, ...(training !== undefined && { q: training }), ...(by && { sort: by }), limit: 50 },
  })

function useAct<Given, Answer = unknown>(act: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation<Answer, ApiError, Given>({
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

const of = (id: number) => ({ params: { path: { id } } })

/** Enters a training, and keeps the file that shows it. @returns whether the file was kept, where there was one */
export const useEnterTraining = () =>
  useAct(async ({ file, ...body }: TrainingFacts & { employee_id: number; file: File | null }) => {
    const { data } = await unwrap(companyApi().POST('/outside-trainings', { body }))
    if (file === null) return { isFileKept: true }
    // The training stands, whatever becomes of its file, which can be added to it later.
    return sendTrainingFile(data.id, file).then(
      () => ({ isFileKept: true }),
      () => ({ isFileKept: false }),
    )
  })
export const useCorrectTraining = (id: number) =>
  useAct((body: TrainingFacts) => unwrap(companyApi().PUT('/outside-trainings/{id}', { ...of(id), body })))
/** Removes many trainings, by their ids. */
export const removeTrainings: CallForMany = ids =>
  unwrap(companyApi().POST('/outside-trainings/remove', { body: { ids } }))
export const useRemoveTraining = (id: number) =>
  useAct(() => unwrap(companyApi().DELETE('/outside-trainings/{id}', of(id))))

async function sendTrainingFile(id: number, file: File): Promise<void> {
  await unwrap(companyApi().PUT('/outside-trainings/{id}/file', proofRequest(id, file)))
}
export const useKeepTrainingFile = (id: number) => useAct((file: File) => sendTrainingFile(id, file))
export const useRemoveTrainingFile = (id: number) =>
  useAct<void>(() => unwrap(companyApi().DELETE('/outside-trainings/{id}/file', of(id))))

/** Saves the file of a training. */
export function useSaveTrainingFile({ id, file_name: name }: OutsideTraining) {
  return useMutation<void, ApiError>({
    mutationFn: () =>
      saveAnswer(
        companyApi().GET('/outside-trainings/{id}/file', { ...of(id), parseAs: 'blob' }),
        name ?? '',
      ),
  })
}
