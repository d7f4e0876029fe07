export { intendedCourse } from './intent.ts'
