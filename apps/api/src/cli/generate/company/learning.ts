import { budgets } from './budgets.ts'
import { drawsOf } from './draws.ts'
import { licences } from './licences.ts'
import { outside } from './outside.ts'
import { pathClasses, paths } from './paths.ts'
import type { MadeCompany } from './people.ts'
import { records } from './records.ts'

/** Days that are looked back on. */
const days = 700
/** Assignments for each person that their department did not get as a whole. */
const ownCount = 2

/** The statements that give a company's people something to learn, in order, each part with its name. */
export function learningSteps(company: MadeCompany): [name: string, statements: string[]][] {
  return [
    ['plan', plan(company)],
    ['paths', paths(company)],
    ['assignments', assignments(company)],
    ['seats', seats(company)],
    ['access', access(company)],
    ['results', results(company)],
    ['time', time(company)],
    ['requirements', requirements(company)],
    ['requests', requests(company)],
    ['budgets', budgets(company)],
    ['licences', licences(company)],
    ['outside trainings', outside(company)],
    ['records', records(company)],
  ]
}

/** `generated_courses`, `generated_people`, and what is assigned to whom, when: whole departments at once, and some people by themselves. */
function plan({ id, seed, courses, departments, employees, assignments: wanted }: MadeCompany): string[] {
  const { share, below } = drawsOf(seed)
  const wave = `d.n * 1000 + c.n`
  const own = `p.n * 10 + j`
  const each = wanted / employees
  // A little more than is wanted, for some fall upon each other.
  const waveShare = (each - ownCount + 0.6) / courses
  return [
    `create temp table generated_courses on commit drop as
      select row_number() over (order by slug)::int as n, id, price from courses where slug ~ '^generated-[0-9]+$' order by slug limit ${courses}`,
    `insert into exams (course_id, title, pass_mark, published_at)
      select c.id, '{"ar": "الاختبار النهائي", "en": "Final exam"}', 60, now() - interval '${days + 30} days' from generated_courses c
      where c.n % 5 < 2 and not exists (select from exams x where x.course_id = c.id) order by c.n`,
    `create temp table generated_people on commit drop as
      select substring(e.number from 2)::bigint as n, e.id, e.user_id, d.n as department, e.state, e.joined_on, e.deactivated_at
      from employees e left join generated_departments d on d.id = e.department_id where e.company_id = ${id}`,
    `analyze generated_people`,
    `create temp table generated_plan on commit drop as
      select * from (
        select distinct on (w.n, w.course) w.* from (
          select p.n, c.n as course, ${below('wave day', wave, days)} + 14 as days_ago, 0 as minute
          from generate_series(1, ${departments}) d(n) cross join generated_courses c join generated_people p on p.department = d.n
          where ${share('wave', wave)} < ${waveShare}
          union all
          select p.n, 1 + ${below('own course', own, courses)}, ${below('own day', own, days)} + 1, ${below('own minute', own, 480)}
          from generated_people p cross join generate_series(1, ${ownCount}) j
        ) w join generated_people p on p.n = w.n
        where p.deactivated_at is null or current_date - w.days_ago < p.deactivated_at::date - 1
        order by w.n, w.course, w.days_ago desc
      ) once order by ${share('kept', 'n * 1000 + course')} limit ${wanted}`,
  ]
}

/** How far each is: the longer ago, the likelier it is finished; who left keeps what was finished alone. */
function assignments({ id, seed }: MadeCompany): string[] {
  const { share, below } = drawsOf(seed)
  const key = `w.n * 1000 + w.course`
  const luck = share('state', key)
  return [
    `insert into assignments (company_id, employee_id, course_id, learning_path_id, due_on, state, percent, score, completed_at, withdrawn_at, created_at)
      select ${id}, s.employee_id, s.course_id, g.path_id, s.made_at::date + 30 + ${below('due', key.replaceAll('w.', 's.'), 60)}, s.state,
        case s.state when 'completed' then 100 when 'in_progress' then 5 + ${below('percent', key.replaceAll('w.', 's.'), 90)} else 0 end,
        case when s.state = 'completed' and s.has_exam then 45 + ${below('score', key.replaceAll('w.', 's.'), 56)} end,
        case when s.state = 'completed' then s.ended_at end, case when s.state = 'withdrawn' then s.ended_at end, s.made_at
      from (
        select w.*, p.id as employee_id, c.id as course_id, exists (select from exams x where x.course_id = c.id) as has_exam,
          least(w.made_at + make_interval(days => 1 + ${below('took', key, 80)}, mins => ${below('hour', key, 600)}),
            coalesce(p.deactivated_at, now()) - interval '1 hour') as ended_at,
          case when p.state = 'invited' then 'assigned'
            when w.made_at > coalesce(p.deactivated_at, now()) - interval '2 hours' then case when p.state = 'deactivated' then 'withdrawn' else 'assigned' end
            when ${luck} < 0.66 * least(1, w.days_ago / 120.0) then 'completed'
            when p.state = 'deactivated' or ${luck} > 0.98 then 'withdrawn'
            when ${luck} < 0.8 then 'in_progress' else 'assigned' end as state
        from (select g.*, greatest(p.joined_on, current_date - g.days_ago)::timestamptz + make_interval(hours => 6, mins => g.minute) as made_at
            from generated_plan g join generated_people p on p.n = g.n) w
          join generated_people p on p.n = w.n join generated_courses c on c.n = w.course
      ) s left join generated_path_courses g on g.class = s.n % ${pathClasses} and g.course = s.course
      order by s.days_ago desc, s.course, s.n`,
    `create temp table generated_assignments on commit drop as
      select a.*, p.n, p.user_id, p.state = 'deactivated' as has_left, p.deactivated_at, c.n as course, c.price > 0 as needs_seat
      from assignments a join generated_people p on p.id = a.employee_id join generated_courses c on c.id = a.course_id
      where a.company_id = ${id} order by a.id`,
    `analyze generated_assignments`,
  ]
}

const isReturned = `(a.state = 'withdrawn' or a.has_left)`

/** A pool for each course with a price; a movement for each seat that was taken, begun and given back. */
function seats({ id }: MadeCompany): string[] {
  const move = (movement: string, count: number, at: string, which: string) =>
    `insert into seat_ledger (company_id, pool_id, employee_id, movement, seats, at)
      select ${id}, p.id, a.employee_id, '${movement}', ${count}, ${at} from generated_assignments a
        join seat_pools p on p.company_id = ${id} and p.course_id = a.course_id where a.needs_seat and ${which} order by a.id`
  return [
    `insert into seat_pools (company_id, course_id, bought, used)
      select ${id}, a.course_id, ceil(count(*) * 1.1) + 10, count(*) filter (where not ${isReturned})
      from generated_assignments a where a.needs_seat group by a.course_id order by a.course_id`,
    `insert into seat_ledger (company_id, pool_id, movement, seats, at)
      select ${id}, id, 'bought', bought, now() - interval '${days + 60} days' from seat_pools where company_id = ${id} order by id`,
    move('assigned', -1, 'a.created_at', 'true'),
    move('started', 0, `a.created_at + interval '1 hour'`, `a.percent > 0`),
    move('returned', 1, 'coalesce(a.withdrawn_at, a.deactivated_at)', isReturned),
  ]
}

/** What of it opens a course to whom. */
function access({ id }: MadeCompany): string[] {
  return [
    `insert into enrolments (user_id, course_id, percent, completed_at, created_at)
      select a.user_id, a.course_id, a.percent, a.completed_at, a.created_at from generated_assignments a where a.user_id is not null order by a.id`,
    `insert into enrolment_grants (user_id, course_id, kind, starts_at, ends_at, ended_reason, company_id, seat_id, assignment_id, created_at)
      select a.user_id, a.course_id, case when a.needs_seat then 'seat' else 'assignment' end, a.created_at,
        case when ${isReturned} then coalesce(a.withdrawn_at, a.deactivated_at) end,
        case when not ${isReturned} then null when a.needs_seat then 'seat_returned' else 'assignment_withdrawn' end,
        ${id}, l.id, a.id, a.created_at
      from generated_assignments a
        left join seat_pools p on a.needs_seat and p.company_id = ${id} and p.course_id = a.course_id
        left join seat_ledger l on l.pool_id = p.id and l.employee_id = a.employee_id and l.movement = 'assigned'
      where a.user_id is not null order by a.id`,
  ]
}

/** One graded attempt for each course with an exam that was finished; every fourth has another before it that was failed. */
function results({ seed }: MadeCompany): string[] {
  const attempt = (number: string, percent: string, at: string, which: string) =>
    `insert into attempts (exam_id, user_id, number, seed, state, started_at, holder, submitted_at, submitted_by, score, max_score, percent, passed)
      select x.id, a.user_id, ${number}, ${seed}, 'graded', ${at} - interval '20 minutes', 'generated', ${at}, 'learner', ${percent} / 10.0, 10, ${percent},
        ${percent} >= x.pass_mark
      from generated_assignments a join exams x on x.course_id = a.course_id and x.section_id is null and x.published_at is not null
      where a.user_id is not null and a.state = 'completed' and a.score is not null ${which} order by a.id`
  return [
    attempt('1', 'a.score / 2', `a.completed_at - interval '30 minutes'`, 'and a.id % 4 = 0'),
    attempt('case when a.id % 4 = 0 then 2 else 1 end', 'a.score', 'a.completed_at', ''),
  ]
}

/** Active time on some of the days between the start and the end. */
function time({ seed }: MadeCompany): string[] {
  const { below } = drawsOf(seed)
  const key = `(a.n * 1000 + a.course) * 8 + j`
  return [
    `insert into learning_days (user_id, course_id, day, seconds)
      select a.user_id, a.course_id, d.day, 60 * (1 + ${below('minutes', key, 90)})
      from generated_assignments a cross join generate_series(1, 3) j cross join lateral (
        select a.created_at::date + ${below('learned', key, 40)} as day) d
      where a.user_id is not null and a.percent > 0 and d.day <= coalesce(a.completed_at, now())::date
      order by a.id, d.day on conflict do nothing`,
  ]
}

/** Ten things that the company demands: of all, of departments, of groups. */
function requirements({ id }: MadeCompany): string[] {
  return [
    `insert into requirements (company_id, course_id, department_id, group_id, first_due_days, renewal_months, grace_days, created_at)
      select ${id}, c.id, case when c.n % 3 = 1 then d.id end, case when c.n % 3 = 2 then g.id end, 60, 12, 14, now() - interval '400 days'
      from generated_courses c left join generated_departments d on d.n = c.n
        left join (select row_number() over (order by id)::int as n, id from employee_groups where company_id = ${id}) g on g.n = 1 + c.n / 3
      where c.n <= 10 and (c.n % 3 <> 2 or g.id is not null) order by c.n`,
  ]
}

/** What people have asked for: a tenth of what takes a seat was, and a fifth of them wait for an answer. */
function requests({ id, seed, courses }: MadeCompany): string[] {
  const { below } = drawsOf(seed)
  return [
    `insert into course_requests (company_id, employee_id, course_id, state, decided_at, created_at)
      select ${id}, a.employee_id, a.course_id, 'approved', a.created_at, a.created_at - interval '2 days' from generated_assignments a
      where a.needs_seat and (a.n * 1000 + a.course) % 10 = 0 order by a.created_at, a.n, a.course`,
    `insert into course_requests (company_id, employee_id, course_id, created_at)
      select ${id}, w.employee_id, c.id, now() - make_interval(hours => w.hours) from (
        select p.n, p.id as employee_id, 1 + ${below('wished', 'p.n', courses)} as course, 1 + ${below('asked', 'p.n', 700)} as hours
        from generated_people p where p.state = 'active' and p.n % 5 = 0) w
        join generated_courses c on c.n = w.course and c.price > 0
      where not exists (select from generated_assignments a where a.n = w.n and a.course = w.course) order by w.hours desc, w.n`,
  ]
}
