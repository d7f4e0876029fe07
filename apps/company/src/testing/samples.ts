import type { Dashboard, DashboardNeeds } from '../features/dashboard/api.ts'
import type { EmployeePage } from '../features/people/employee/api.ts'
import type { EmployeesAnswer } from '../features/people/employees/api.ts'

export const dashboard: Dashboard = {
  company: { id: 1, name: 'شركة نخلة', logo: null, color: 'masar' },
  employees: { active: 14, invited: 2, deactivated: 2 },
  assignments: { total: 25, completed: 13, in_progress: 8, not_started: 4, overdue: 11 },
  begun: { total: 0, completed: 0 },
  seats: { bought: 45, used: 25 },
  mean_score: 82,
  waiting_requests: 2,
  as_of: '2026-11-21T09:00:00Z',
  departments: [
    { id: 1, name: 'العمليات', employees: 3, percent: 83 },
    { id: 2, name: 'المالية', employees: 0, percent: null },
  ],
  attention: [
    {
      employee_id: 11,
      name: 'عبد الرحمن',
      avatar: null,
      course: 'English for work emails',
      due_on: '2026-05-15',
      percent: 16,
    },
  ],
  courses: [
    { id: 3, title: 'الكتابة الواضحة', category_slug: 'languages', assigned: 6, completed: 4, percent: 69 },
  ],
}

export const needs: DashboardNeeds = {
  as_of: '2026-11-21T09:00:00Z',
  compliance: { people: 20, met: 11, expiring: 3, waived: 1, due: 4, grace: 0, late: 3, expired: 1 },
  spending: {
    since: '2026-01-01',
    paid: 1_250_000,
    refunded: 50_000,
    month: { since: '2026-05-01', paid: 80_000, refunded: 0 },
  },
  licences: [{ id: 4, places: 10, used: 4, ends_on: '2026-12-31', is_ending: true }],
  refused_for_seats: 2,
  without_second_factor: 1,
}

const person = {
  id: 11,
  name: 'عبد الرحمن السهلي',
  avatar: null,
  email: 'a@masar.test',
  number: 'N-1011',
  job: 'محاسب',
  department: { id: 1, name: 'المبيعات' },
  manager: null,
  state: 'active',
  is_anonymised: false,
  joined_on: '2025-11-09',
  assigned: 2,
  completed: 1,
  overdue: 1,
  percent: 58,
} as const

export const employees: EmployeesAnswer = {
  data: [
    person,
    {
      ...person,
      id: 12,
      name: 'Grace Wanjiru',
      number: null,
      department: null,
      state: 'invited',
      assigned: 0,
      completed: 0,
      overdue: 0,
      percent: null,
    },
  ],
  meta: { next_cursor: null, total: 2, total_is_capped: false },
}

export const employee: EmployeePage = {
  ...person,
  written_job: 'محاسب',
  groups: [],
  created_at: '2025-11-09T00:00:00Z',
  certificates: [],
  learned: { seconds: 5_400, days: 3, last_on: '2026-05-12' },
  exams: [
    {
      exam: { id: 4, title: 'اختبار الكتابة' },
      course: { id: 3, title: 'الكتابة الواضحة' },
      percent: 92,
      passed: true,
      on: '2026-05-12',
    },
  ],
  paths: [{ id: 6, name: 'بداية الموظف', courses: 4, completed: 1, percent: 37 }],
  requirements: [
    {
      requirement_id: 9,
      name: 'السلامة',
      status: 'waived',
      is_expiring: false,
      completed_on: null,
      valid_until: null,
      due_on: '2026-05-01',
      waiver: { reason: 'إجازة دراسية', given_on: '2026-04-01', expires_on: '2027-01-31' },
    },
    {
      requirement_id: 8,
      name: 'أمن المعلومات',
      status: 'met',
      is_expiring: true,
      completed_on: '2025-12-20',
      valid_until: '2026-12-20',
      due_on: '2026-12-20',
      waiver: null,
    },
  ],
  begun: [],
  shared: { certificates: null, own_courses: null },
  assignments: [
    {
      id: 1,
      course: { id: 3, title: 'الكتابة الواضحة', category_slug: 'x' },
      due_on: '2026-05-15',
      due_days: null,
      counts_working_days: false,
      state: 'in_progress',
      is_overdue: true,
      is_late: false,
      percent: 16,
      score: null,
      assigned_at: '2026-01-01T00:00:00Z',
      completed_at: null,
    },
    {
      id: 2,
      course: { id: 4, title: 'إدارة المشاريع', category_slug: 'x' },
      due_on: '2026-05-31',
      due_days: null,
      counts_working_days: false,
      state: 'completed',
      is_overdue: false,
      is_late: true,
      percent: 100,
      score: 92,
      assigned_at: '2026-01-01T00:00:00Z',
      completed_at: '2026-06-02T10:00:00Z',
    },
  ],
}
