import { drawsOf } from './draws.ts'
import type { MadeCompany } from './people.ts'

/** How many of ten seats a budget pays for; one of them was asked for. */
const paidOfTen = 4

/**
 * A budget for each department, with credit that was granted and taken back, and with what its people's seats cost: reserved, spent, and given
 * back with the seat; reserved for what waits, released for what was declined or withdrawn. To be made behind the requests.
 */
export function budgets(company: MadeCompany): string[] {
  return [...refused(company), charges(company.id), balances(company.id), ...movements(company.id)]
}

/** Requests that came to nothing: declined with an answer, or withdrawn by the person. */
function refused({ id, seed, courses }: MadeCompany): string[] {
  const { below } = drawsOf(seed)
  return [
    `insert into course_requests (company_id, employee_id, course_id, reason, state, decided_at, answer, created_at)
      select ${id}, w.employee_id, c.id, 'لعملي الحالي', w.state, w.asked_at + interval '1 day',
        case when w.state = 'declined' then 'ليس هذا العام' end, w.asked_at
      from (
        select p.n, p.id as employee_id, 1 + ${below('refused', 'p.n * 10 + j', courses)} as course, case when j = 1 then 'declined' else 'withdrawn' end as state,
          now() - make_interval(days => 3 + ${below('refused on', 'p.n * 10 + j', 600)}) as asked_at
        from generated_people p cross join generate_series(1, 2) j where p.state = 'active' and p.n % 4 = j) w
        join generated_people p on p.n = w.n join generated_courses c on c.n = w.course and c.price > 0
      where w.asked_at > p.joined_on + 1 and not exists (select from generated_assignments a where a.n = w.n and a.course = w.course)
        and not exists (select from course_requests r where r.employee_id = w.employee_id and r.course_id = c.id)
      order by w.asked_at, w.n`,
  ]
}

const isReturned = `(a.state = 'withdrawn' or a.has_left)`

/** `generated_charges`: what each budget pays for whom, and when it is reserved, spent, released, given back. */
const charges = (id: number) => `create temp table generated_charges on commit drop as
  select d.id as department_id, c.* from (
    select a.employee_id, a.course_id, a.created_at - case when (a.n * 1000 + a.course) % 10 = 0 then interval '2 days' else interval '0' end as reserved_at,
      a.created_at as spent_at, null::timestamptz as released_at, case when ${isReturned} then coalesce(a.withdrawn_at, a.deactivated_at) end as back_at
    from generated_assignments a where a.needs_seat and (a.n * 1000 + a.course) % 10 < ${paidOfTen}
    union all
    select r.employee_id, r.course_id, r.created_at, null, case when r.state <> 'open' then r.decided_at end, null
    from course_requests r where r.company_id = ${id} and r.state <> 'approved') w
  cross join lateral (select w.*, k.price as amount from generated_courses k where k.id = w.course_id) c
  join generated_people p on p.id = c.employee_id join generated_departments d on d.n = p.department`

/** More was granted than is needed, in two parts, and some of it taken back. */
const balances = (id: number) => `create temp table generated_budgets on commit drop as
  select d.n, d.id as department_id, coalesce(c.needed, 0) + 500000 as first, coalesce(c.needed, 0) / 2 + 100000 as second,
    coalesce(c.needed, 0) / 4 + 1000 as back, coalesce(c.reserved, 0) as reserved, coalesce(c.spent, 0) as spent
  from generated_departments d left join (
    select department_id, sum(amount)::bigint as needed, (sum(amount) filter (where spent_at is null and released_at is null))::bigint as reserved,
      (sum(amount) filter (where spent_at is not null and back_at is null))::bigint as spent
    from generated_charges where department_id in (select id from departments where company_id = ${id}) group by department_id) c on c.department_id = d.id`

function movements(id: number): string[] {
  const granted = (movement: string, amount: string, days: number, note: string) =>
    `select b.n, '${movement}', ${amount}, null::bigint, null::bigint, '${note}', now() - interval '${days} days', 0
      from generated_budgets b`
  const charged = (movement: string, at: string, order: number) =>
    `select b.n, '${movement}', c.amount, c.employee_id, c.course_id, '', c.${at}, ${order}
      from generated_charges c join generated_budgets b on b.department_id = c.department_id where c.${at} is not null`
  const all = [
    granted('granted', 'b.first', 780, 'ميزانية التدريب'),
    granted('granted', 'b.second', 365, 'زيادة'),
    granted('taken_back', 'b.back', 20, 'فائض'),
    charged('reserved', 'reserved_at', 1),
    charged('spent', 'spent_at', 2),
    charged('released', 'released_at', 2),
    charged('given_back', 'back_at', 3),
  ]
  return [
    `insert into department_budgets (company_id, department_id, granted, reserved, spent, created_at)
      select ${id}, department_id, first + second - back, reserved, spent, now() - interval '780 days' from generated_budgets order by n`,
    `insert into budget_ledger (company_id, budget_id, movement, amount, employee_id, course_id, note, at)
      select ${id}, b.id, m.movement, m.amount, m.employee_id, m.course_id, m.note, m.at
      from (${all.join(' union all ')}) m(n, movement, amount, employee_id, course_id, note, at, nth)
        join generated_budgets g on g.n = m.n join department_budgets b on b.company_id = ${id} and b.department_id = g.department_id
      order by m.at, m.nth, m.n, m.employee_id, m.course_id`,
  ]
}
