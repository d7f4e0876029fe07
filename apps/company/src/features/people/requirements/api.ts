import { ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyPages, companyQuery, saveFile, useActKey } from '@masar/app-shell'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { saveAnswer } from '../../exports/api.ts'
import type { CallForMany } from '../parts/many/act-on-many.ts'
import { proofRequest } from '../parts/proof-request.ts'
import { refreshCalls } from '../queries.ts'
import type { RequirementFilters } from './filters.ts'

export type RequirementsAnswer = ReadAnswer<CompanyPaths, '/requirements'>
export type Requirement = RequirementsAnswer['data']['requirements'][number]
export type PeopleAnswer = ReadAnswer<CompanyPaths, '/requirements/people'>
export type Person = PeopleAnswer['data'][number]
export type Standing = Person['standings'][number]
export type RequirementRecord = ReadAnswer<CompanyPaths, '/requirements/{id}/people/{employeeId}'>['data']
export type Waiver = RequirementRecord['waivers'][number]

export interface Terms {
  department_id: number | null
  group_id: number | null
  first_due_on: string | null
  first_due_days: number | null
  counts_working_days: boolean
  renewal_months: number | null
  grace_days: number
}
export type Subject = { course_id: number } | { path_id: number }

const onDay = (day: string | undefined) => (day === undefined ? {} : { query: { as_of: day } })

export const requirementsQuery = (day: string | undefined) => companyQuery('/requirements', onDay(day))
export const requirementPeopleQuery = (filters: RequirementFilters) =>
  companyPages('/requirements/people', { query: { ...filters, limit: 50 } })
export const recordQuery = (id: number, employeeId: number, day: string | undefined) =>
  companyQuery('/requirements/{id}/people/{employeeId}', { path: { id, employeeId }, ...onDay(day) })
export const pathsQuery = () => companyQuery('/learning-paths')

/** Does something to requirements: what shows statuses, here, on the dashboard and on employees' pages, is refetched. */
function useAct<Given, Answer = unknown>(
  act: (given: Given) => Promise<Answer>,
  key?: ReturnType<typeof useActKey>,
) {
  const client = useQueryClient()
  return useMutation<Answer, ApiError, Given>({
    mutationFn: act,
    ...(key && { onSuccess: key.onSuccess, onError: key.onError }),
    // After a failure, too: of many, those before it are done.
    onSettled: (_answer, error) => {
      void refreshCalls(client, ['/requirements', '/dashboard', '/employees'])
      return error ? undefined : openRecordRead(client)
    },
  })
}

/** Waits for the record that is open, which is being refetched: an act is not said to be done beside the status before it. */
const openRecordRead = (client: QueryClient) =>
  client.refetchQueries(
    {
      type: 'active',
      predicate: ({ queryKey: [api, call] }) =>
        api === 'company' && typeof call === 'string' && /^\/requirements\/\d+\/people\//.test(call),
    },
    { cancelRefetch: false },
  )

const of = (id: number) => ({ params: { path: { id } } })

/** Reminds people of a requirement, or each of what was due first. */
export const remindOfRequirements =
  (requirementId: number | undefined): CallForMany =>
  ids =>
    unwrap(
      companyApi().POST('/requirements/remind', {
        body: { ids, ...(requirementId !== undefined && { requirement_id: requirementId }) },
      }),
    )

/** Demands something of people. A try after a lost answer makes the same requirement. */
export function useCreateRequirement() {
  const key = useActKey('POST /requirements')
  return useAct((body: Terms & Subject) => {
    const headers = { 'Idempotency-Key': key.keyOf(body) }
    return unwrap(companyApi().POST('/requirements', { headers, body }))
  }, key)
}
export const useChangeRequirement = (id: number) =>
  useAct((terms: Terms) => unwrap(companyApi().PUT('/requirements/{id}', { ...of(id), body: terms })))
export const useEndRequirement = (id: number) =>
  useAct(() => unwrap(companyApi().POST('/requirements/{id}/end', of(id))))

export interface WaiverFacts {
  reason: string
  evidence: string | null
  expires_on: string | null
}

/**
 * Excuses a person, and stores the file that shows why. A try after a lost answer gives the same waiver.
 * @returns whether the file was kept, where there was one
 */
export function useGiveWaiver(id: number, employeeId: number) {
  const key = useActKey('POST /requirements/{id}/people/{employeeId}/waivers')
  return useAct(async ({ file, ...body }: WaiverFacts & { file: File | null }) => {
    const call = companyApi().POST('/requirements/{id}/people/{employeeId}/waivers', {
      params: { path: { id, employeeId } },
      headers: { 'Idempotency-Key': key.keyOf(id, employeeId, body) },
      body,
    })
    const given = (await unwrap(call)).data.id
    if (file === null) return { isFileKept: true }
    // The waiver stands, whatever becomes of its file, which can be added to it later.
    return sendWaiverFile(given, file).then(
      () => ({ isFileKept: true }),
      () => ({ isFileKept: false }),
    )
  }, key)
}

interface ManyWaivers {
  ids: readonly number[]
  facts: WaiverFacts
  /** Called with how many are done. */
  onDone: (done: number) => void
}

/**
 * Excuses many from one requirement, one after another; of whom it is not demanded are passed over. Tried again after a failure, it goes on behind
 * those who are excused already, and whose answer was lost is not excused twice. @returns how many were excused
 */
export function useWaiveMany(id: number) {
  const key = useActKey('waivers of many')
  const worked = useRef(new Map<number, boolean>())
  return useAct(async ({ ids, facts, onDone }: ManyWaivers) => {
    for (const [at, employeeId] of ids.entries()) {
      if (worked.current.has(employeeId)) continue
      const call = companyApi().POST('/requirements/{id}/people/{employeeId}/waivers', {
        params: { path: { id, employeeId } },
        headers: { 'Idempotency-Key': `${key.keyOf(id, facts)}-${employeeId}` },
        body: facts,
      })
      worked.current.set(employeeId, await isGiven(unwrap(call)))
      onDone(at + 1)
    }
    return ids.filter(employeeId => worked.current.get(employeeId) === true).length
  }, key)
}

async function isGiven(giving: Promise<unknown>): Promise<boolean> {
  try {
    await giving
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}

export const useEndWaiver = () =>
  useAct((id: number) => unwrap(companyApi().POST('/waivers/{id}/end', of(id))))

async function sendWaiverFile(id: number, file: File): Promise<void> {
  await unwrap(companyApi().PUT('/waivers/{id}/file', proofRequest(id, file)))
}
export const useKeepWaiverFile = (id: number) => useAct((file: File) => sendWaiverFile(id, file))
export const useRemoveWaiverFile = (id: number) =>
  useAct<void>(() => unwrap(companyApi().DELETE('/waivers/{id}/file', of(id))))

/** Saves the file of a waiver. */
export function useSaveWaiverFile({ id, file_name: name }: Waiver) {
  return useMutation<void, ApiError>({
    mutationFn: () =>
      saveAnswer(companyApi().GET('/waivers/{id}/file', { ...of(id), parseAs: 'blob' }), name ?? ''),
  })
}

/** The same made in the background, for many people. It gives the file's id. */
export function useLongEvidence(filters: RequirementFilters) {
  return useMutation<number, ApiError>({
    mutationFn: async () =>
      (await unwrap(companyApi().POST('/requirements/evidence/exports', { body: { ...filters } }))).data.id,
  })
}

/** The evidence of the people and the day that are shown, as CSV. */
export function useEvidence(filters: RequirementFilters) {
  return useMutation<void, ApiError, string>({
    mutationFn: async name => {
      const call = companyApi().POST('/requirements/evidence', { body: { ...filters }, parseAs: 'blob' })
      saveFile(name, (await unwrap(call)) as Blob, 'text/csv')
    },
  })
}
