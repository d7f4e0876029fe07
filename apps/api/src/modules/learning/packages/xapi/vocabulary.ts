/** The names of xAPI and cmi5 that are spoken here (cmi5, 9). */
export const verbs = {
  launched: 'http://adlnet.gov/expapi/verbs/launched',
  initialized: 'http://adlnet.gov/expapi/verbs/initialized',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
  passed: 'http://adlnet.gov/expapi/verbs/passed',
  failed: 'http://adlnet.gov/expapi/verbs/failed',
  mastered: 'http://adlnet.gov/expapi/verbs/mastered',
  terminated: 'http://adlnet.gov/expapi/verbs/terminated',
  voided: 'http://adlnet.gov/expapi/verbs/voided',
  abandoned: 'https://w3id.org/xapi/adl/verbs/abandoned',
  satisfied: 'https://w3id.org/xapi/adl/verbs/satisfied',
} as const

const contextOf = (name: string) => `https://w3id.org/xapi/cmi5/context/${name}`
export const categories = {
  cmi5: contextOf('categories/cmi5'),
  moveOn: contextOf('categories/moveon'),
} as const
export const extensions = {
  session: contextOf('extensions/sessionid'),
  masteryScore: contextOf('extensions/masteryscore'),
  launchMode: contextOf('extensions/launchmode'),
  launchUrl: contextOf('extensions/launchurl'),
  moveOn: contextOf('extensions/moveon'),
  launchParameters: contextOf('extensions/launchparameters'),
} as const
export const activityTypes = {
  block: 'https://w3id.org/xapi/cmi5/activitytype/block',
  course: 'https://w3id.org/xapi/cmi5/activitytype/course',
} as const

/** The document that tells cmi5 content how it is launched. */
export const launchDataName = 'LMS.LaunchData'
/** The learner's own choices of language and sound. */
export const learnerPreferencesName = 'cmi5LearnerPreferences'
