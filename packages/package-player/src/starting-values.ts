/** What the service answers as a part is opened. */
export interface Opening {
  is_kept: boolean
  /** Of content that speaks xAPI: what follows its URL. */
  query: string
  state: Record<string, unknown>
  total_time: string
  pass_score: number | null
  data: string
  learner: { id: string; name: string }
}

export type Standard = 'scorm12' | 'scorm2004'

/** What the API gives each time, whatever was stored of it, or the content alone may say. */
const saidAnew =
  /^(?:core\.(?:student_id|student_name|credit|entry|exit|lesson_mode|total_time|session_time)|student_data\.|launch_data$|comments_from_lms|learner_id$|learner_name$|credit$|entry$|exit$|mode$|total_time$|session_time$|scaled_passing_score$|completion_threshold$|max_time_allowed$|time_limit_action$|nav\.)/

/** The data model as content finds it: what it left, and what the service says. Element by element, as content itself would set them. */
export function startingValues(standard: Standard, opening: Opening): Record<string, string> {
  const left = Object.fromEntries(
    Object.entries(flattened(opening.state)).filter(([name]) => !saidAnew.test(name)),
  )
  const isResumed = Object.keys(opening.state).length > 0
  const { data, learner, pass_score: pass, total_time } = opening
  const entry = isResumed ? 'resume' : 'ab-initio'
  const mode = opening.is_kept ? 'normal' : 'browse'
  const credit = opening.is_kept ? 'credit' : 'no-credit'
  const said =
    standard === 'scorm12'
      ? {
          'core.student_id': learner.id,
          'core.student_name': learner.name,
          'core.entry': entry,
          'core.lesson_mode': mode,
          'core.credit': credit,
          'core.total_time': total_time,
          launch_data: data,
          ...(pass !== null && { 'student_data.mastery_score': String(pass) }),
        }
      : {
          learner_id: learner.id,
          learner_name: learner.name,
          entry,
          mode,
          credit,
          total_time,
          launch_data: data,
          ...(pass !== null && { scaled_passing_score: String(pass) }),
        }
  return Object.fromEntries(
    Object.entries({ ...left, ...said }).map(([name, value]) => [`cmi.${name}`, value]),
  )
}

/** `{ core: { score: { raw: '5' } } }` → `{ 'core.score.raw': '5' }`; what is empty is left out. */
function flattened(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string' || typeof value === 'number')
    return value === '' || path === '' ? {} : { [path]: String(value) }
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => flattened(inner, path === '' ? name : `${path}.${name}`)),
  ) as Record<string, string>
}
