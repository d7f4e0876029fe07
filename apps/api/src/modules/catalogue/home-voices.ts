import type { Locale } from '../../locale.ts'

/** What learners said of so many courses. */
const mostVoices = 3
/** Reviews that are read off in their order at most, before one voice is looked for after the other. */
const mostRead = 12

/** The JSON of a voice whose review, learner and course have these aliases. */
const voiceOf = (locale: Locale, review: string, learner: string, course: string) =>
  `json_build_object('id', ${review}.id, 'name', ${learner}.name, 'avatar', ${learner}.avatar, 'stars', ${review}.stars, 'text', ${review}.text, 'course',
    json_build_object('id', ${review}.course_id, 'title', in_language(${course}.title, '${locale}')))`

/**
 * What learners said of three courses: in the reader's script first, then those with the most stars, then the newest, and of each course the first.
 * They are read off an index in that order until there are enough: `limit 1` has course and learner looked up for each as it comes.
 * @returns SQL for their JSON; null where it finds fewer than three and did not read all that there are (`everyVoiceSql`)
 */
export const firstVoicesSql = (locale: Locale) => {
  const order = locale === 'ar' ? 'voice, stars desc, id desc' : 'voice desc, stars desc, id desc'
  const voices = voiceOf(locale, 'v', 'v', 'v')
  return `
  select case
      when count(*) = ${mostVoices} then json_agg(${voices})
      when (select count(*) from (select from reviews where voice is not null limit ${mostRead}) r) < ${mostRead} then coalesce(json_agg(${voices}), '[]')
    end from (select * from (
      select r.*, w.name, w.avatar, c.title, array_agg(r.course_id) over (order by ${order} rows between unbounded preceding and 1 preceding) as heard
      from (select id, course_id, user_id, stars, text, voice from reviews where voice is not null order by ${order} limit ${mostRead}) r
      cross join lateral (select title from courses where id = r.course_id and state = 'published' limit 1) c
      cross join lateral (select name, avatar from users where id = r.user_id and name <> '—' limit 1) w
    ) r where (course_id = any(heard)) is not true order by ${order} limit ${mostVoices}) v`
}

/** The same, however many are of one course: one is found after the other, each of a course that has none yet. */
export const everyVoiceSql = (locale: Locale) => {
  const inScript = (script: Locale, more: string) =>
    `(select r.id, r.course_id, r.user_id, r.stars, r.text from reviews r where r.voice = '${script}' ${more}
      and exists (select from courses c where c.id = r.course_id and c.state = 'published' offset 0)
      and exists (select from users w where w.id = r.user_id and w.name <> '—' offset 0) order by r.stars desc, r.id desc limit 1)`
  // The second is not run where the first has given one.
  const next = (more = '') =>
    `select * from (${inScript(locale, more)} union all ${inScript(locale === 'ar' ? 'en' : 'ar', more)}) s limit 1`
  return `
  with recursive voices as (
    select 1 as place, array[f.course_id] as courses, f.* from (${next()}) f
    union all select v.place + 1, v.courses || f.course_id, f.* from voices v cross join lateral (${next('and r.course_id <> all(v.courses)')}) f where v.place < ${mostVoices}
  )
  select coalesce(json_agg(${voiceOf(locale, 'r', 'w', 'c')} order by r.place), '[]') from voices r join courses c on c.id = r.course_id join users w on w.id = r.user_id`
}
