import type { ClientPaths } from '@masar/api-sdk'
import { clientQuery } from '@masar/app-shell'

export type LearningGoal =
  ClientPaths['/learning-goal']['get']['responses'][200]['content']['application/json']['data']
export type Goal = NonNullable<LearningGoal['goal']>

/** The weekly goal of the person who is signed in, and what they learned. */
export function learningGoalQuery() {
  return clientQuery('/learning-goal')
}
