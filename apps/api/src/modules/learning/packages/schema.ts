import { Type } from 'typebox'
import { packageStandards } from '../../../db/schema/index.ts'
import { Choice, named, Nullable } from '../../contract.ts'

export const packageStates = ['new', 'begun', 'failed', 'done'] as const

/** A package as the lesson's page opens it. */
export const LessonPackage = named('LessonPackage', {
  standard: Choice(packageStandards),
  url: Nullable(
    Type.String({
      description:
        'Where it opens in a frame, for this person and session alone: at an origin of its own. Null where the site has none.',
    }),
  ),
  parts: Type.Array(
    named('LessonPackagePart', {
      key: Type.String({ description: 'Opens it: as `part` behind the address.' }),
      title: Type.String(),
      state: Choice(packageStates),
      score: Nullable(Type.Number({ description: 'The best one, in percent.' })),
    }),
    { description: 'The lesson is done once each of them was.' },
  ),
})
