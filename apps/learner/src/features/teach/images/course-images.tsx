import { createContext, type ReactNode, use } from 'react'

const Course = createContext<number | null>(null)

/** Around texts of a course that may show images. */
export function WithCourseImages({ courseId, children }: { courseId: number; children: ReactNode }) {
  return <Course value={courseId}>{children}</Course>
}

/** The course whose images a text may show; null where it shows none. */
export function useImageCourse(): number | null {
  return use(Course)
}
