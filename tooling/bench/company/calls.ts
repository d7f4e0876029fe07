import {
  compliances,
  day,
  each,
  keptDays,
  type Known,
  newDays,
  periods,
  type PortalCall,
  states,
} from './call.ts'
import { reportCalls } from './report-calls.ts'

/** The lists, filters and figures of the portal. @param isWhole for who sees the whole company, not a branch */
export function portalCalls(known: Known, isWhole: boolean): PortalCall[] {
  const { groups, names } = known
  return [
    { name: 'dashboard', paths: ['/dashboard'] },
    { name: 'needs', paths: ['/dashboard/needs'] },
    { name: 'departments', paths: ['/departments'] },
    { name: 'groups', paths: ['/groups'] },
    { name: 'group', paths: groups.map(id => `/groups/${id}`) },
    ...plainCalls(isWhole),
    ...employeeCalls(known),
    ...assignmentCalls(known),
    { name: 'requirements', paths: ['/requirements'] },
    ...matrixCalls(known),
    { name: 'requests', paths: ['/requests', '/requests?state=approved'] },
    { name: 'requests: name', paths: each(names, name => `/requests?q=${name}`) },
    { name: 'requests: sorted', paths: ['newest', 'name', 'price'].map(sort => `/requests?sort=${sort}`) },
    { name: 'requests: answered, name', paths: each(names, name => `/requests?state=approved&q=${name}`) },
    {
      name: 'requests: answered, sorted',
      paths: ['oldest', 'name', 'price'].map(sort => `/requests?state=approved&sort=${sort}`),
    },
    ...(isWhole
      ? [
          { name: 'seats', paths: ['/seats'] },
          { name: 'history', paths: ['/company/history'] },
        ]
      : []),
    ...recordCalls(known, isWhole),
    ...(isWhole ? purchaseCalls(known) : []),
    ...reportCalls(known),
    ...(isWhole ? directoryCalls(known) : []),
  ]
}

/** Of people and what is demanded of them. */
function matrixCalls({ departments, groups, requirements, names }: Known): PortalCall[] {
  const path = '/requirements/people'
  return [
    { name: 'matrix', paths: [path] },
    { name: 'matrix: status', paths: each(requirements, id => `${path}?requirement=${id}&status=late`) },
    { name: 'matrix: any status', paths: each(compliances, status => `${path}?status=${status}`) },
    { name: 'matrix: name', paths: each(names, name => `${path}?q=${name}`) },
    { name: 'matrix: department', paths: each(departments, id => `${path}?department=${id}`) },
    { name: 'matrix: group', paths: each(groups, id => `${path}?group=${id}`) },
    { name: 'matrix: sorted', paths: each(['department', 'status'], sort => `${path}?sort=${sort}`) },
    { name: 'matrix: a past day', paths: keptDays.map(ago => `${path}?as_of=${day(ago)}`) },
    {
      name: 'matrix: status of a past day',
      paths: keptDays.map(ago => `${path}?as_of=${day(ago)}&status=late`),
    },
    { name: 'requirements: a past day', paths: keptDays.map(ago => `/requirements?as_of=${day(ago)}`) },
    // Of what is asked for the first time nothing is kept yet.
    { name: 'first question: matrix of a past day', paths: newDays.map(ago => `${path}?as_of=${day(ago)}`) },
    {
      name: 'first question: status of a past day',
      paths: newDays.map(ago => `${path}?as_of=${day(ago)}&status=late`),
    },
    { name: 'first question: past day', paths: newDays.map(ago => `/requirements?as_of=${day(ago)}`) },
  ]
}

/** What was done to many at once, and what is kept of it. */
function recordCalls({ paths, courses, names, imports }: Known, isWhole: boolean): PortalCall[] {
  return [
    { name: 'batches', paths: ['/assignment-batches', '/assignment-batches?sort=size'] },
    { name: 'batches: name', paths: each(names, name => `/assignment-batches?q=${name}`) },
    {
      name: 'people of a path',
      paths: paths.flatMap(id =>
        ['oldest', 'name', 'progress', 'due'].map(sort => `/learning-paths/${id}/people?sort=${sort}`),
      ),
    },
    {
      name: 'people of a path: name',
      paths: each(names, name => `/learning-paths/${paths[0]}/people?q=${name}`),
    },
    { name: 'messages', paths: ['/employee-messages', '/employee-messages?sort=oldest'] },
    { name: 'messages: words', paths: each(names, name => `/employee-messages?q=${name}`) },
    { name: 'ratings', paths: ['/course-ratings'] },
    {
      name: 'reviews',
      paths: courses.flatMap(id =>
        ['newest', 'best'].map(sort => `/course-ratings/${id}/reviews?sort=${sort}`),
      ),
    },
    { name: 'saved reports', paths: ['/saved-reports'] },
    ...(isWhole
      ? [
          { name: 'standing assignments', paths: ['/standing-assignments'] },
          { name: 'members', paths: ['/members'] },
          {
            name: 'rows of an import',
            paths: imports.flatMap(id =>
              ['line', 'name', 'email'].map(sort => `/imports/${id}/rows?state=invited&sort=${sort}`),
            ),
          },
          {
            name: 'rows of an import: name',
            paths: imports.flatMap(id => each(names, name => `/imports/${id}/rows?q=${name}`)),
          },
        ]
      : []),
  ]
}

/** Seats, credit and licences, with what changed them. */
function purchaseCalls({ courses, budgets, licences, names }: Known): PortalCall[] {
  const reports = ['seats', 'spending']
  return [
    ...reports.flatMap(report => [
      { name: report, paths: ['course', 'month'].map(by => `/reports/${report}?by=${by}`) },
      { name: `${report}: period`, paths: periods.map(period => `/reports/${report}?by=course&${period}`) },
    ]),
    {
      name: 'movements of seats',
      paths: courses.flatMap(id =>
        ['', '?movement=assigned', '?sort=oldest'].map(query => `/seats/${id}/movements${query}`),
      ),
    },
    {
      name: 'movements of seats: name',
      paths: each(names, name => `/seats/${courses[0]}/movements?q=${name}`),
    },
    {
      name: 'movements of a budget',
      paths: budgets.flatMap(id => ['', '?movement=spent'].map(query => `/budgets/${id}/movements${query}`)),
    },
    {
      name: 'movements of a budget: name',
      paths: each(names, name => `/budgets/${budgets[0]}/movements?q=${name}`),
    },
    {
      name: 'holders of a licence',
      paths: licences.flatMap(id => ['newest', 'name'].map(sort => `/licences/${id}/holders?sort=${sort}`)),
    },
    {
      name: 'holders of a licence: name',
      paths: each(names, name => `/licences/${licences[0]}/holders?q=${name}`),
    },
  ]
}

/** What a company's directory asks for (SCIM). */
function directoryCalls({ groups }: Known): PortalCall[] {
  const filters = [
    'active eq true',
    'userName eq "nobody@example.com"',
    'displayName co "محمد"',
    'externalId sw "x-G00"',
  ]
  return [
    { name: 'directory: users', paths: ['/Users?count=100', '/Users?count=100&startIndex=40001'] },
    {
      name: 'directory: filters',
      paths: each(filters, filter => `/Users?count=100&filter=${filter}`),
    },
    { name: 'directory: groups', paths: ['/Groups?excludedAttributes=members'] },
    { name: 'directory: group', paths: groups.map(id => `/Groups/${id}?excludedAttributes=members`) },
  ].map(call => ({ ...call, isOfDirectory: true }))
}

/** What a company keeps beside its people and what is assigned to them. */
function plainCalls(isWhole: boolean): PortalCall[] {
  const years = [0, 1].map(ago => `year=${new Date().getFullYear() - ago}`)
  return [
    { name: 'learning paths', paths: ['/learning-paths'] },
    { name: 'budgets', paths: ['/budgets'] },
    { name: 'shelf', paths: ['/shelf'] },
    { name: 'courses of the shelf', paths: ['/shelf/courses'] },
    { name: 'disclosure', paths: years.map(year => `/training-disclosure?${year}`) },
    { name: 'people of the disclosure', paths: years.map(year => `/training-disclosure/people?${year}`) },
    { name: 'trainings elsewhere', paths: years.map(year => `/outside-trainings?${year}`) },
    ...(isWhole ? [{ name: 'licences', paths: ['/licences'] }] : []),
  ]
}

function assignmentCalls({
  departments,
  groups,
  courses,
  employees,
  paths,
  batches,
  names,
}: Known): PortalCall[] {
  return [
    { name: 'assignments', paths: ['/assignments', '/assignments?sort=newest'] },
    ...['due', 'person', 'course', 'progress'].map(order => ({
      name: `assignments: sorted by ${order}`,
      paths: ['', '-'].map(end => `/assignments?sort=${end}${order}`),
    })),
    {
      name: 'assignments: state',
      paths: each(
        ['assigned', 'in_progress', 'completed', 'overdue', 'withdrawn'],
        state => `/assignments?state=${state}`,
      ),
    },
    { name: 'assignments: course', paths: each(courses, course => `/assignments?course=${course}`) },
    { name: 'assignments: department', paths: each(departments, id => `/assignments?department=${id}`) },
    { name: 'assignments: group', paths: each(groups, id => `/assignments?group=${id}`) },
    { name: 'assignments: name', paths: each(names, name => `/assignments?q=${name}`) },
    { name: 'assignments: path', paths: each(paths, id => `/assignments?path=${id}`) },
    { name: 'assignments: batch', paths: each(batches, id => `/assignments?batch=${id}`) },
    { name: 'assignments: employee', paths: each(employees, id => `/assignments?employee=${id}`) },
  ]
}

function employeeCalls({ departments, groups, employees, managers, names }: Known): PortalCall[] {
  return [
    { name: 'employees', paths: ['/employees', '/employees?sort=newest', '/employees?sort=-name'] },
    { name: 'employees: name', paths: names.map(name => `/employees?q=${encodeURIComponent(name)}`) },
    { name: 'employees: department', paths: departments.map(id => `/employees?department=${id}`) },
    { name: 'employees: group', paths: groups.map(id => `/employees?group=${id}`) },
    {
      name: 'employees: progress',
      paths: ['none', 'unfinished', 'finished', 'overdue'].map(progress => `/employees?progress=${progress}`),
    },
    { name: 'employees: state', paths: states.map(state => `/employees?state=${state}`) },
    { name: 'employees: manager', paths: managers.map(id => `/employees?manager=${id}`) },
    { name: 'employees: compliance', paths: compliances.map(status => `/employees?compliance=${status}`) },
    ...['number', 'job', 'department', 'manager', 'state', 'joined', 'progress', 'overdue'].map(column => ({
      name: `employees: sorted by ${column}`,
      paths: ['', '-'].map(end => `/employees?sort=${end}${column}`),
    })),
    { name: 'employee', paths: employees.map(id => `/employees/${id}`) },
    { name: 'history of an employee', paths: employees.map(id => `/employees/${id}/history`) },
  ]
}
