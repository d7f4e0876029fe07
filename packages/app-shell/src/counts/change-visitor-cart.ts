import {
  maxCourses,
  showVisitorCart,
  storageKey,
  version,
  type VisitorCart,
  visitorCart,
} from './visitor-cart.ts'

// Apart from reading, which the header does on every page.

/**
 * Puts a course into the visitor's cart.
 * @param place in the cart, of one that is put back; else it comes last
 * @returns false where the cart is full
 */
export function addToVisitorCart(courseId: number, place?: number): boolean {
  const others = visitorCart().filter(id => id !== courseId)
  if (others.length >= maxCourses) return false
  write(others.toSpliced(place ?? others.length, 0, courseId))
  return true
}

/** Takes courses out of the visitor's cart. */
export function removeFromVisitorCart(courseIds: VisitorCart): void {
  write(visitorCart().filter(id => !courseIds.includes(id)))
}

function write(courses: VisitorCart): void {
  let isStored = true
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, courses }))
  } catch (error) {
    isStored = false
    console.info('the cart could not be stored; it lasts as long as this page', error)
  }
  showVisitorCart(courses, isStored)
}
