/** One call of the portal that is measured, with what its address is asked with in turn. */
export interface PortalCall {
  name: string
  /** Paths below `/company-api/v1`; asked one after another, so that no answer is the same twice in a row. */
  paths: string[]
}

/** What of a company the calls name. */
export interface Known {
  /** Departments of very different sizes, the largest branch first. */
  departments: number[]
  groups: number[]
  courses: number[]
  employees: number[]
  requirements: number[]
  names: string[]
}

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

const each = (values: readonly (number | string)[], path: (value: string) => string) =>
  values.map(value => path(encodeURIComponent(value)))

/** The lists, filters and figures of the portal. @param isWhole for who sees the whole company, not a branch */
export function portalCalls(known: Known, isWhole: boolean): PortalCall[] {
  const { departments, groups, employees, requirements, names } = known
  return [
    { name: 'dashboard', paths: ['/dashboard'] },
    { name: 'needs', paths: ['/dashboard/needs'] },
    { name: 'departments', paths: ['/departments'] },
    { name: 'groups', paths: ['/groups'] },
    { name: 'group', paths: groups.map(id => `/groups/${id}`) },
    ...plainCalls(isWhole),
    ...employeeCalls({ departments, groups, employees, names }),
    ...assignmentCalls(known),
    { name: 'requirements', paths: ['/requirements'] },
    { name: 'matrix', paths: ['/requirements/people'] },
    {
      name: 'matrix: status',
      paths: each(requirements, id => `/requirements/people?requirement=${id}&status=late`),
    },
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
    ...reportCalls(known),
  ]
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

function assignmentCalls({ departments, groups, courses, names }: Known): PortalCall[] {
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
  ]
}

function employeeCalls({
  departments,
  groups,
  employees,
  names,
}: Pick<Known, 'departments' | 'groups' | 'employees' | 'names'>): PortalCall[] {
  return [
    { name: 'employees', paths: ['/employees', '/employees?sort=newest'] },
    { name: 'employees: name', paths: names.map(name => `/employees?q=${encodeURIComponent(name)}`) },
    { name: 'employees: department', paths: departments.map(id => `/employees?department=${id}`) },
    { name: 'employees: group', paths: groups.map(id => `/employees?group=${id}`) },
    {
      name: 'employees: progress',
      paths: ['none', 'unfinished', 'finished', 'overdue'].map(progress => `/employees?progress=${progress}`),
    },
    { name: 'employees: sorted by progress', paths: ['/employees?sort=progress', '/employees?sort=overdue'] },
    ...['number', 'job', 'department', 'manager', 'state', 'joined'].map(column => ({
      name: `employees: sorted by ${column}`,
      paths: ['', '-'].map(end => `/employees?sort=${end}${column}`),
    })),
    { name: 'employee', paths: employees.map(id => `/employees/${id}`) },
    { name: 'history of an employee', paths: employees.map(id => `/employees/${id}/history`) },
  ]
}

function reportCalls({ departments, groups, courses, names }: Known): PortalCall[] {
  const reports = ['completion', 'time', 'scores'] as const
  const periods = [`from=${day(60)}&to=${day(30)}`, `from=${day(400)}&to=${day(35)}`]
  const ofEach = reports.flatMap(report => {
    const path = `/reports/${report}`
    return [
      { name: report, paths: ['course', 'department', 'month'].map(by => `${path}?by=${by}`) },
      { name: `${report}: department`, paths: departments.map(id => `${path}?by=course&department=${id}`) },
      { name: `${report}: course`, paths: courses.map(id => `${path}?by=department&course=${id}`) },
      { name: `${report}: group`, paths: groups.map(id => `${path}?by=course&group=${id}`) },
      { name: `${report}: period`, paths: periods.map(period => `${path}?by=course&${period}`) },
      { name: `${report}: people`, paths: [`${path}/people`, `${path}/people?${periods[0]}`] },
      { name: `${report}: people backwards`, paths: [`${path}/people?sort=-name`] },
      ...orderedPeople(report),
      {
        name: `${report}: people by name`,
        paths: names.map(name => `${path}/people?q=${encodeURIComponent(name)}`),
      },
    ]
  })
  const activity = '/reports/activity'
  return [
    ...ofEach,
    { name: 'activity', paths: ['course', 'department', 'month'].map(by => `${activity}?by=${by}`) },
    { name: 'activity: period', paths: periods.map(period => `${activity}?by=course&${period}`) },
    { name: 'activity: department', paths: departments.map(id => `${activity}?by=course&department=${id}`) },
    {
      name: 'activity: people',
      paths: [`${activity}/people`, `${activity}/people?quiet_days=30`, `${activity}/people?${periods[0]}`],
    },
    ...orderedPeople('activity'),
  ]
}

/** What people of a report are put in order by beside their names. */
const peopleColumns = {
  completion: ['assigned', 'not_started', 'completed', 'overdue', 'begun'],
  time: ['hours', 'days'],
  scores: ['results', 'passed', 'share', 'mean'],
  activity: ['last_on', 'days', 'hours'],
}

/** The people of a report by each of their numbers, from either end. */
function orderedPeople(report: keyof typeof peopleColumns): PortalCall[] {
  return peopleColumns[report].map(column => ({
    name: `${report}: people by ${column}`,
    paths: ['', '-'].map(end => `/reports/${report}/people?sort=${end}${column}`),
  }))
}
