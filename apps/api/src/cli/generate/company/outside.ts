import { drawsOf } from './draws.ts'
import type { MadeCompany } from './people.ts'

const titles = [
  'الإسعافات الأولية',
  'السلامة المهنية',
  'إدارة المشاريع',
  'خدمة العملاء',
  'اللغة الإنجليزية للأعمال',
]

/** What a third of the people learned elsewhere: one to three trainings each, as the company entered them. */
export function outside({ id, seed }: MadeCompany): string[] {
  const { below } = drawsOf(seed)
  const key = 'p.n * 10 + j'
  return [
    `insert into outside_trainings (company_id, employee_id, title, evidence, completed_on, minutes, cost, created_at)
      select ${id}, t.employee_id, (array['${titles.join("', '")}'])[1 + t.title], 'T-' || t.n || '-' || t.j, t.day, t.minutes, t.cost, t.day + 1
      from (
        select p.n, j, p.id as employee_id, ${below('outside title', key, titles.length)} as title, 60 * (1 + ${below('outside hours', key, 40)}) as minutes,
          100 * ${below('outside cost', key, 5000)} as cost, current_date - 2 - ${below('outside day', key, 700)} as day, p.joined_on, p.deactivated_at
        from generated_people p cross join generate_series(1, 3) j where p.n % 3 = 0 and p.state <> 'invited' and j <= 1 + p.n % 4) t
      where t.day > t.joined_on and (t.deactivated_at is null or t.day < t.deactivated_at::date) order by t.day, t.n, t.j`,
  ]
}
