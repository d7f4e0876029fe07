import { type ApiError, type CompanyPaths, unwrap } from '@masar/api-sdk'
import { companyApi } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallForMany } from '../people/parts/many/act-on-many.ts'
import { refreshLearning } from './queries.ts'

type Body<
  Path extends keyof CompanyPaths,
  Method extends 'post' | 'put',
> = CompanyPaths[Path][Method] extends {
  requestBody: { content: { 'application/json': infer Given } }
}
  ? Given
  : never

export type PathBody = Body<'/learning-paths', 'post'>
/** As many assignments as one call takes. */
const atOnce = 200

const of = (id: number) => ({ params: { path: { id } } })

function useAct<Given, Answer = unknown>(act: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation<Answer, ApiError, Given>({
    mutationFn: act,
    // Of several calls some may have been answered: the current state is refetched after an error, too.
    onSettled: () => void refreshLearning(client),
  })
}

/** Calls in parts, as many items as one call takes. @param onPart called with how many are done @returns the answers */
export async function inParts<Answer>(
  ids: readonly number[],
  most: number,
  call: (ids: number[]) => Promise<{ data: Answer }>,
  onPart: (done: number) => void = () => undefined,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from < ids.length; from += most) {
    answers.push((await call(ids.slice(from, from + most))).data)
    onPart(Math.min(ids.length, from + most))
  }
  return answers
}

const changedOf = (answers: readonly { changed: number }[]) =>
  answers.reduce((sum, { changed }) => sum + changed, 0)

/** Withdraws assignments. It gives how many were changed. */
export const useWithdraw = () =>
  useAct(async (ids: readonly number[]) =>
    changedOf(
      await inParts(ids, atOnce, part =>
        unwrap(companyApi().POST('/assignments/withdraw', { body: { ids: part } })),
      ),
    ),
  )
/** Sets another due day for assignments, or none. */
export const useSetDue = () =>
  useAct(async ({ ids, dueOn }: { ids: readonly number[]; dueOn: string | null }) =>
    changedOf(
      await inParts(ids, atOnce, part =>
        unwrap(companyApi().PATCH('/assignments', { body: { ids: part, due_on: dueOn } })),
      ),
    ),
  )

export const useCancelBatch = (id: number) =>
  useAct(() => unwrap(companyApi().POST('/assignment-batches/{id}/cancel', of(id))))
export const useUndoBatch = (id: number) =>
  useAct(() => unwrap(companyApi().POST('/assignment-batches/{id}/undo', of(id))))

/** Writes a new path, or changes one that was read at a version. */
export const useSavePath = (known: { id: number; version: number } | null) =>
  useAct(async (body: PathBody) => {
    if (known === null) return (await unwrap(companyApi().POST('/learning-paths', { body }))).data.id
    const { id, version } = known
    await unwrap(companyApi().PUT('/learning-paths/{id}', { ...of(id), body: { ...body, version } }))
    return id
  })
export const usePublishPath = (id: number) =>
  useAct(() => unwrap(companyApi().POST('/learning-paths/{id}/publish', of(id))))
export const useArchivePath = (id: number) =>
  useAct(() => unwrap(companyApi().POST('/learning-paths/{id}/archive', of(id))))
export const useDeletePath = (id: number) =>
  useAct(() => unwrap(companyApi().DELETE('/learning-paths/{id}', of(id))))
/** Ends many standing assignments, by their ids. */
export const endStandings: CallForMany = ids =>
  unwrap(companyApi().POST('/standing-assignments/remove', { body: { ids } }))
export const useEndStanding = (id: number) =>
  useAct(() => unwrap(companyApi().DELETE('/standing-assignments/{id}', of(id))))
