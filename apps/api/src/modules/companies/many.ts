import { Type } from 'typebox'
import { AppError, type ErrorCode } from '../../errors.ts'
import { body, Choice, Data, Id, named } from '../contract.ts'

/** How many things one call acts on: each is a transaction of its own. */
export const mostAtOnce = 50
/** Why one of many was left as it was; it blocks no other. */
const notDone = ['not_found', 'forbidden', 'place_begun'] as const

export const Ids = Type.Array(Id, { minItems: 1, maxItems: mostAtOnce, uniqueItems: true })
export const ManyIds = body('ManyIds', { ids: Ids }, { ids: [61, 62] })
export const ManyDone = Data(
  named('ManyDone', {
    done: Type.Array(Id, { description: 'Those on which it was done.' }),
    refused: Type.Array(Type.Object({ id: Id, code: Choice(notDone) }), {
      description: 'Those on which it could not be done, each with the reason. They stand as they did.',
    }),
  }),
)

/** Does an act on each of many things. @see {@link eachOf} */
export async function actOnEach(ids: readonly number[], act: (id: number) => Promise<void>) {
  return { data: await eachOf(ids, notDone, act) }
}

/**
 * Does an act on each of many things, in the order of their ids, each in a transaction of its own: one on which it cannot be done blocks no other.
 * @param codes the errors that concern one of them alone
 * @param act does it, in a transaction that it makes
 * @returns those on which it was done, and those on which it was not, with the reason
 * @throws AppError whatever concerns all of them alike
 */
export async function eachOf<Code extends ErrorCode>(
  ids: readonly number[],
  codes: readonly Code[],
  act: (id: number) => Promise<void>,
): Promise<{ done: number[]; refused: { id: number; code: Code }[] }> {
  const done: number[] = []
  const refused: { id: number; code: Code }[] = []
  for (const id of ids.toSorted((a, b) => a - b)) {
    const code = await errorCodeOf(act(id), codes)
    if (code === null) done.push(id)
    else refused.push({ id, code })
  }
  return { done, refused }
}

async function errorCodeOf<Code extends ErrorCode>(
  acting: Promise<void>,
  codes: readonly Code[],
): Promise<Code | null> {
  try {
    await acting
    return null
  } catch (error) {
    const code = error instanceof AppError && codes.find(each => each === error.code)
    if (!code) throw error
    return code
  }
}
