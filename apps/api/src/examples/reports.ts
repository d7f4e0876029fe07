import type { Facts } from './shown-schema.ts'

const hash = '9f2d6c41b8e07a35d1c4f6890be2a7735f1c0d98e64b32a7c5d80f9e1b6a4c23'
const figures = { id: 5, name: 'المبيعات', course: null }
const completion = {
  assigned: 812,
  not_started: 70,
  in_progress: 170,
  completed: 560,
  overdue: 12,
  begun: 64,
  begun_completed: 41,
}
const sales = {
  assigned: 72,
  not_started: 6,
  in_progress: 14,
  completed: 51,
  overdue: 1,
  begun: 5,
  begun_completed: 4,
}
const seats = { bought: 900, assigned: 812, started: 742, returned: 12, expired: 0, refunded: 4 }
const money = { paid: 12_400_000, refunded: 149_000, seats: 900, orders: 14 }
const asOf = '2026-11-21T09:00:00Z'
const november = '2026-11'
const nobodyHidden = { totals: false, rows: 0, months: [] }
const counts = { met: 35, waived: 1, due: 3, grace: 1, late: 1, expired: 1 }
const proved = { status: 'met', completed_on: '2026-03-02', valid_until: '2027-03-02', due_on: null }
const standing = { ...proved, is_expiring: false }
const both = (ar: string, en: string) => ({ ar, en })

/** What a company's people learned, and what the company must prove of it. */
export const reports: Readonly<Record<string, Facts | readonly Facts[]>> = {
  CompletionReport: {
    as_of: asOf,
    totals: completion,
    months: [{ month: november, assigned: 96, begun: 12, completed: 71 }],
    rows: [{ ...figures, ...sales }],
    too_few: nobodyHidden,
  },
  TimeReport: {
    as_of: asOf,
    totals: { seconds: 4_212_000, people: 226, days: 3_180 },
    months: [{ month: november, seconds: 402_300, people: 174, days: 510 }],
    rows: [{ ...figures, seconds: 331_500, people: 17, days: 148 }],
    too_few: nobodyHidden,
  },
  ScoresReport: {
    as_of: asOf,
    totals: { results: 604, passed: 560, mean: 84.2, hidden: 0 },
    months: [{ month: november, results: 74, passed: 71, mean: 86, hidden: 0 }],
    rows: [{ ...figures, results: 54, passed: 51, mean: 88.5, hidden: 0 }],
    too_few: nobodyHidden,
  },
  ActivityReport: {
    as_of: asOf,
    totals: { seconds: 4_212_000, people: 226, days: 3_180 },
    months: [{ month: november, seconds: 402_300, people: 174, days: 510 }],
    rows: [{ ...figures, seconds: 331_500, people: 17, days: 148 }],
    too_few: null,
    people: 240,
    active: [
      { days: 7, people: 121 },
      { days: 30, people: 196 },
    ],
  },
  SeatReport: {
    as_of: asOf,
    totals: { ...seats, used: 812, free: 72 },
    months: [
      { month: november, bought: 50, assigned: 38, started: 31, returned: 2, expired: 0, refunded: 0 },
    ],
    rows: [
      {
        id: 7,
        name: 'تحليل البيانات بالجداول',
        bought: 50,
        assigned: 38,
        started: 31,
        returned: 2,
        expired: 0,
        refunded: 0,
      },
    ],
  },
  SpendingReport: {
    as_of: asOf,
    totals: money,
    months: [{ month: november, paid: 745_000, refunded: 0, seats: 50, orders: 1 }],
    rows: [{ id: 7, name: 'تحليل البيانات بالجداول', paid: 745_000, refunded: 0, seats: 50, orders: 1 }],
  },
  SavedReport: {
    id: 8,
    name: 'إتمام الفروع هذا العام',
    is_shared: true,
    is_own: true,
    may_change: true,
    mailed: 'monthly',
    report: 'completion',
    by: 'department',
    from: '2026-01-01',
    to: '2026-12-31',
  },
  DisclosureRules: {
    minimum_units: 8,
    platform_unit_minutes: 60,
    outside_unit_minutes: 60,
    demanded_from: 2025,
    due_days: 90,
  },
  DisclosureFigures: {
    headcount: 240,
    trainees: 226,
    under_minimum: 31,
    platform_seconds: 4_212_000,
    outside_seconds: 345_600,
    units: 1_266,
    platform_cost: 12_251_000,
    outside_cost: 420_000,
    departments: [{ id: 5, name: 'المبيعات', trainees: 17, seconds: 360_300 }],
  },
  DisclosurePerson: {
    id: 204,
    name: 'سارة العتيبي',
    platform_seconds: 18_420,
    outside_seconds: 28_800,
    units: 13.1,
    missing_units: 0,
  },
  TrainingPlan: {
    plan: 'أربعون ساعة لكل موظف.',
    budget: 12_000_000,
    reached_by: '2027-12-31',
    citizens: 120,
    students: 8,
    graduates: 6,
    job_seekers: 4,
  },
  ClosedDisclosure: { at: '2026-03-20T08:00:00Z', hash, is_intact: true, has_changed_since: false },
  TrainingDisclosure: {
    as_of: asOf,
    year: 2026,
    due_on: '2027-03-31',
    reached_by: '2027-12-31',
    closed: null,
    may_close: false,
  },
  OutsideTraining: {
    id: 58,
    name: 'سارة العتيبي',
    title: 'إسعافات أولية',
    evidence: 'شهادة الهلال الأحمر',
    completed_on: '2026-10-12',
    minutes: 480,
    cost: 35_000,
    file_name: 'first-aid.pdf',
    change: null,
    disclosed: null,
  },
  // Requirements and their evidence
  RequirementStanding: standing,
  RequirementPerson: { id: 204, name: 'سارة العتيبي' },
  RequirementRecord: {
    ...standing,
    due_moved_by: null,
    completions: [
      {
        course: { id: 7, name: 'السلامة في المستودع' },
        completed_on: '2026-03-02',
        certificate: 'MSR-2C9H-6JTA',
      },
    ],
    waivers: [],
  },
  Waiver: { id: 12, reason: 'في إجازة طويلة.' },
  WorkingCalendar: {
    today: '2026-11-21',
    weekend: [5, 6],
    holidays: [{ name: 'يوم التأسيس', first_day: '2027-02-22', last_day: '2027-02-22' }],
  },
  InspectionLink: {
    id: 5,
    title: 'السلامة في المستودع',
    group: null,
    reason: 'تفتيش وزارة الموارد البشرية',
    names: 'initials',
    state: 'open',
    data_hash: hash,
    opened: 2,
    expires_at: '2026-12-07T08:00:00Z',
    last_opened_at: '2026-11-30T10:20:00Z',
  },
  EvidenceCheck: {
    title: 'السلامة في المستودع',
    company: 'شركة النخلة للتجارة',
    group: null,
    made_at: '2026-11-30T08:00:00Z',
    counts,
    data_hash: hash,
    file_hash: 'c1a7e0f3925b4d68a4f0c2b9d7e6135880f2a6c4e1d93b57f6a08c2e4d1b9735',
    volume: null,
  },
  EvidenceFacts: {
    company: { name: both('شركة النخلة للتجارة', 'Nakhla Trading') },
    requirement: {
      title: both('السلامة في المستودع', 'Safety in the warehouse'),
      is_path: false,
      renewal_months: 12,
      grace_days: 14,
    },
    scope: { department: both('المبيعات', 'Sales'), group: null },
    made_at: '2026-11-30T08:00:00Z',
    names: 'initials',
    counts,
  },
  InspectedPerson: {
    place: 1,
    name: 'س. ع.',
    number: null,
    department: both('المبيعات', 'Sales'),
    ...proved,
    certificates: ['MSR-2C9H-6JTA'],
    waiver: null,
  },
  Inspection: { data_hash: hash, reason: 'تفتيش وزارة الموارد البشرية', expires_at: '2026-12-07T08:00:00Z' },
}
