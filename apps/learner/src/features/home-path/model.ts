import type { Home } from '../home/api.ts'

type Numbers = Home['numbers']

/** From which count on a number is worth showing; below, it says that there is little. */
const thresholds: Numbers = { courses: 100, learners: 1000, teachers: 50, enrolments: 1000 }

const order = ['courses', 'learners', 'teachers', 'enrolments'] as const satisfies (keyof Numbers)[]

/** The numbers of the site that speak for it; fewer than two stand alone and say nothing. */
export function impressive(numbers: Numbers): (keyof Numbers)[] {
  const shown = order.filter(name => numbers[name] >= thresholds[name])
  return shown.length < 2 ? [] : shown
}
