import { periods, type Known, type PortalCall } from './call.ts'

/** The reports of the portal. */
export function reportCalls({ departments, groups, courses, names }: Known): PortalCall[] {
  const reports = ['completion', 'time', 'scores'] as const
  const ofEach = reports.flatMap(report => {
    const path = `/reports/${report}`
    const keys = ['course', 'department', 'month', ...(report === 'scores' ? ['exam'] : [])]
    return [
      { name: report, paths: keys.map(by => `${path}?by=${by}`) },
      {
        name: `${report}: source`,
        paths: ['assigned', 'licence'].map(source => `${path}?by=course&source=${source}`),
      },
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
