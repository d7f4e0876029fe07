/** Things of the company that bodies name. */
interface Named {
  employee: number
  requirement: number
}

/** What is sent, by the end of a route: just enough to reach the call itself. @param there the things as they are when it is sent */
// long: a list of what is sent
export function accessBodies(there: () => Named): Record<string, object> {
  return {
    '/notifications/read-all': { up_to: 0 },
    '/notifications/preferences': {
      kinds: [],
      quiet_from: 0,
      quiet_until: 0,
      time_zone: 'Asia/Riyadh',
      mail_rhythm: 'each',
      is_seen_in_lessons: false,
    },
    '/attempts/:id/submit': { holder: 'some-tab' },
    '/attempts/:id/take-over': { holder: 'some-tab' },
    '/exams/:id/attempts': { holder: 'some-tab' },
    '/attempts/:id/answers/:questionId': {
      holder: 'some-tab',
      value: null,
      revision: 1,
      made_at: '2026-01-01T00:00:00Z',
    },
    '/favorites': { course_id: 999_999 },
    '/favorites/order': { course_ids: [999_999] },
    '/lessons/:id/progress': {},
    '/contact-messages': {},
    '/auth/login': {},
    '/auth/switch': { capacity: 'personal' },
    'PATCH /company-api/v1/members/:id': { role: 'finance' },
    'POST /company-api/v1/members': { employee_id: 999_999, role: 'finance' },
    'POST /company-api/v1/departments': { names: { en: 'New' } },
    'POST /company-api/v1/groups': { names: { en: 'New' } },
    'PATCH /company-api/v1/groups/:id': { names: { en: 'New' } },
    'PUT /company-api/v1/groups/:id/rules': { rules: [] },
    'POST /company-api/v1/groups/:id/rules/preview': { rules: [] },
    'POST /company-api/v1/groups/:id/members': {
      get employee_ids() {
        return [there().employee]
      },
    },
    'PATCH /company-api/v1/departments/:id': {},
    'PATCH /company-api/v1/employees/:id': {},
    'POST /company-api/v1/employees/bulk': {
      act: 'move',
      department_id: null,
      get employee_ids() {
        return [there().employee]
      },
    },
    'POST /company-api/v1/employees/export': { format: 'csv', columns: [] },
    'POST /company-api/v1/employees/exports': { format: 'csv', columns: [] },
    'POST /company-api/v1/joining-links': { days: 1 },
    'POST /company-api/v1/api-keys': { name: 'x', days: 1, scopes: ['people'] },
    'POST /company-api/v1/requirements/:id/evidence': {},
    'POST /company-api/v1/inspection-links': {
      get requirement_id() {
        return there().requirement
      },
      names: 'full',
      reason: 'x',
      days: 1,
    },
    '/inspections/look': { inspection_link: 'x' },
    '/inspections/people': { inspection_link: 'x' },
    '/inspections/file': { inspection_link: 'x', form: 'json' },
    '/certificates/check': { codes: ['x'] },
    '/certificates/check/file': { codes: ['x'] },
    '/joining-links/look': { joining_link: 'x' },
    '/joining-links/join': { joining_link: 'x' },
    '/employments/:id/sharing': { topic: 'certificates', is_given: true, version: 1 },
    'POST /company-api/v1/assignments': {},
    'POST /company-api/v1/assignments/preview': {},
    'POST /company-api/v1/requests/approve': { ids: [999_999] },
    'POST /company-api/v1/requests/decline': { ids: [999_999] },
    'POST /company-api/v1/licences/places/return': { ids: [999_999] },
    'POST /company-api/v1/outside-trainings/remove': { ids: [999_999] },
    'POST /company-api/v1/joining-links/withdraw': { ids: [999_999] },
    'POST /company-api/v1/inspection-links/withdraw': { ids: [999_999] },
    'POST /company-api/v1/standing-assignments/remove': { ids: [999_999] },
    'POST /company-api/v1/members/remove': { ids: [999_999] },
    'POST /company-api/v1/assignments/withdraw': { ids: [999_999] },
    'POST /company-api/v1/assignments/bulk': { act: 'remind', assignment_ids: [999_999] },
    'POST /company-api/v1/assignments/export': { format: 'csv' },
    'POST /company-api/v1/assignments/exports': { format: 'csv' },
    'PATCH /company-api/v1/assignments': { ids: [999_999], due_on: null },
    'POST /company-api/v1/standing-assignments': {},
    'POST /company-api/v1/learning-paths': { names: {}, order_enforced: false, course_ids: [] },
    'PUT /company-api/v1/learning-paths/:id': {
      names: {},
      order_enforced: false,
      course_ids: [],
      version: 9,
    },
    'POST /company-api/v1/requirements': { grace_days: 0 },
    'PUT /company-api/v1/requirements/:id': { first_due_days: 1, grace_days: 0 },
    'POST /company-api/v1/requirements/:id/people/:employeeId/waivers': { reason: 'x' },
    'PUT /company-api/v1/company/retention': { years: null },
    '/company-api/v1/security': { demands_second_factor: false },
    'PUT /company-api/v1/training-plan': {
      year: 2020,
      plan: null,
      budget: null,
      reached_by: '2020-12-31',
      citizens: null,
      students: null,
      graduates: null,
      job_seekers: null,
    },
    'PUT /company-api/v1/training-rules': {
      minimum_units: 8,
      platform_unit_minutes: 60,
      outside_unit_minutes: 60,
      demanded_from: 50,
      due_days: 31,
    },
  }
}
